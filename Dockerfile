# The server with the product's pages:
#   docker build -t mailwright .
#   docker run -p 4400:4400 -v mailwright:/data -e APP_SECRET=$(openssl rand -hex 32) -e HOST_KEYS=acme:hk_$(openssl rand -hex 24) \
#     -e PUBLIC_URL=http://localhost:4400 mailwright
# To look around as one of the test users: docker run -p 127.0.0.1:4400:4400 -e NODE_ENV=development -e AUTH_MODE=demo mailwright
# WITH_CHROMIUM=0 leaves out the browser that draws PDF and PNG: 300 MB less, those calls answer 503.
FROM node:24-bookworm-slim AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
COPY packages ./packages
COPY examples ./examples
RUN npm ci --ignore-scripts
COPY . .
RUN npm run build && npm prune --omit=dev --ignore-scripts

FROM node:24-bookworm-slim
ARG WITH_CHROMIUM=1
RUN if [ "$WITH_CHROMIUM" = 1 ]; then \
    apt-get update \
    && apt-get install -y --no-install-recommends chromium fonts-liberation fonts-noto-color-emoji \
    && rm -rf /var/lib/apt/lists/*; \
  fi
# Not as root: the browser keeps its sandbox, and a fault stays in /data.
RUN install -d -o node -g node /data
ENV NODE_ENV=production HOST=0.0.0.0 PORT=4400 DATA_DIR=/data
WORKDIR /app
COPY --from=build --chown=node:node /app /app
USER node
VOLUME /data
EXPOSE 4400
HEALTHCHECK --interval=15s --timeout=5s --start-period=30s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:4400/readyz').then(r=>process.exit(r.ok?0:1),()=>process.exit(1))"]
STOPSIGNAL SIGTERM
CMD ["node", "packages/server/dist/main.js"]
