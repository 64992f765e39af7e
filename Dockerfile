# The server with the product's pages:
#   docker build -t mailwright .
#   docker run -p 4400:4400 -v mailwright:/data --read-only --tmpfs /tmp --cap-drop ALL \
#     --security-opt no-new-privileges --security-opt seccomp=packages/server/ops/seccomp.json \
#     -e APP_SECRET=$(openssl rand -hex 32) -e HOST_KEYS=acme:hk_$(openssl rand -hex 24) -e PUBLIC_URL=http://localhost:4400 mailwright
# To look around as one of the test users: docker run -p 127.0.0.1:4400:4400 -e NODE_ENV=development -e AUTH_MODE=demo mailwright
# WITH_CHROMIUM=0 leaves out the browser that draws PDF and PNG: 300 MB less, those calls answer 503.
# NODE_IMAGE takes an image with a digest, such as node:24.11.1-bookworm-slim@sha256:…, for builds that must be the same each time.
ARG NODE_IMAGE=node:24.11.1-bookworm-slim

FROM ${NODE_IMAGE} AS build
WORKDIR /build
COPY package.json package-lock.json .npmrc ./
COPY packages ./packages
COPY examples ./examples
RUN npm ci --ignore-scripts
COPY . .
RUN npm run build && node scripts/build/assemble-server.mjs /app

FROM ${NODE_IMAGE}
ARG WITH_CHROMIUM=1
# What installs packages is not needed to run, and is the first thing that an intruder would use.
RUN if [ "$WITH_CHROMIUM" = 1 ]; then \
    apt-get update \
    && apt-get install -y --no-install-recommends chromium-headless-shell fonts-liberation fonts-noto-color-emoji \
    && rm -rf /var/lib/apt/lists/*; \
  fi \
  && rm -rf /usr/local/lib/node_modules /usr/local/bin/npm /usr/local/bin/npx /usr/local/bin/corepack /opt/yarn-* /usr/local/bin/yarn* \
  && install -d -o node -g node /data
ENV NODE_ENV=production HOST=0.0.0.0 PORT=4400 DATA_DIR=/data HOME=/tmp
WORKDIR /app
# Owned by root: the server reads its program and cannot change it.
COPY --from=build /app /app
USER node
VOLUME /data
EXPOSE 4400
HEALTHCHECK --interval=15s --timeout=5s --start-period=30s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:4400/readyz').then(r=>process.exit(r.ok?0:1),()=>process.exit(1))"]
STOPSIGNAL SIGTERM
CMD ["node", "packages/server/dist/main.js"]
