/** What a social icon leads to. */
export interface Network {
  readonly name: string;
  /** The brand's own colour: behind a white sign, or the sign's where nothing is behind it. */
  readonly color: string;
  /** What stands before a name or number that is no address. */
  readonly address: string;
  /** The brand's colour is so light that its sign is black. */
  readonly isLight?: boolean;
}

const social = {
  facebook: { name: "Facebook", color: "#1877f2", address: "https://www.facebook.com/" },
  instagram: { name: "Instagram", color: "#e4405f", address: "https://www.instagram.com/" },
  x: { name: "X", color: "#000000", address: "https://x.com/" },
  linkedin: { name: "LinkedIn", color: "#0a66c2", address: "https://www.linkedin.com/in/" },
  youtube: { name: "YouTube", color: "#ff0000", address: "https://www.youtube.com/@" },
  tiktok: { name: "TikTok", color: "#000000", address: "https://www.tiktok.com/@" },
  threads: { name: "Threads", color: "#000000", address: "https://www.threads.net/@" },
  pinterest: { name: "Pinterest", color: "#bd081c", address: "https://www.pinterest.com/" },
  bluesky: { name: "Bluesky", color: "#1185fe", address: "https://bsky.app/profile/" },
  mastodon: { name: "Mastodon", color: "#6364ff", address: "https://mastodon.social/@" },
  reddit: { name: "Reddit", color: "#ff4500", address: "https://www.reddit.com/user/" },
  tumblr: { name: "Tumblr", color: "#36465d", address: "https://www.tumblr.com/" },
  snapchat: { name: "Snapchat", color: "#fffc00", address: "https://www.snapchat.com/add/", isLight: true },
  twitter: { name: "Twitter", color: "#1da1f2", address: "https://twitter.com/" },
  vk: { name: "VK", color: "#0077ff", address: "https://vk.com/" },
  weibo: { name: "Weibo", color: "#e6162d", address: "https://weibo.com/" },
  "ok-ru": { name: "Odnoklassniki", color: "#ee8208", address: "https://ok.ru/" },
  xing: { name: "Xing", color: "#006567", address: "https://www.xing.com/profile/" },
  flickr: { name: "Flickr", color: "#0063dc", address: "https://www.flickr.com/photos/" },
  behance: { name: "Behance", color: "#1769ff", address: "https://www.behance.net/" },
  dribbble: { name: "Dribbble", color: "#ea4c89", address: "https://dribbble.com/" },
  deviantart: { name: "DeviantArt", color: "#05a13c", address: "https://www.deviantart.com/" },
  medium: { name: "Medium", color: "#000000", address: "https://medium.com/@" },
  blogger: { name: "Blogger", color: "#ff5722", address: "https://www.blogger.com/profile/" },
  wordpress: { name: "WordPress", color: "#21759b", address: "https://wordpress.com/" },
  vimeo: { name: "Vimeo", color: "#1ab7ea", address: "https://vimeo.com/" },
  twitch: { name: "Twitch", color: "#9146ff", address: "https://www.twitch.tv/" },
  soundcloud: { name: "SoundCloud", color: "#ff5500", address: "https://soundcloud.com/" },
  spotify: { name: "Spotify", color: "#1db954", address: "https://open.spotify.com/user/" },
  github: { name: "GitHub", color: "#181717", address: "https://github.com/" },
  meetup: { name: "Meetup", color: "#ed1c40", address: "https://www.meetup.com/" },
  strava: { name: "Strava", color: "#fc4c02", address: "https://www.strava.com/athletes/" },
} as const satisfies Record<string, Network>;

const messaging = {
  whatsapp: { name: "WhatsApp", color: "#25d366", address: "https://wa.me/" },
  messenger: { name: "Messenger", color: "#0084ff", address: "https://m.me/" },
  telegram: { name: "Telegram", color: "#26a5e4", address: "https://t.me/" },
  viber: { name: "Viber", color: "#7360f2", address: "viber://chat?number=" },
  skype: { name: "Skype", color: "#00aff0", address: "skype:" },
  signal: { name: "Signal", color: "#3a76f0", address: "https://signal.me/#p/" },
  wechat: { name: "WeChat", color: "#07c160", address: "https://weixin.qq.com/r/" },
  line: { name: "LINE", color: "#06c755", address: "https://line.me/R/ti/p/" },
  discord: { name: "Discord", color: "#5865f2", address: "https://discord.gg/" },
  slack: { name: "Slack", color: "#4a154b", address: "https://slack.com/app_redirect?channel=" },
  teams: { name: "Microsoft Teams", color: "#6264a7", address: "https://teams.microsoft.com/l/chat/0/0?users=" },
  zoom: { name: "Zoom", color: "#0b5cff", address: "https://zoom.us/j/" },
  "kakao-talk": { name: "KakaoTalk", color: "#ffcd00", address: "https://pf.kakao.com/", isLight: true },
  qq: { name: "QQ", color: "#1ebafc", address: "https://user.qzone.qq.com/" },
} as const satisfies Record<string, Network>;

const other = {
  website: { name: "Website", color: "#2c5282", address: "https://" },
  link: { name: "Link", color: "#475467", address: "https://" },
  email: { name: "Email", color: "#c53030", address: "mailto:" },
  phone: { name: "Phone", color: "#2f855a", address: "tel:" },
  sms: { name: "SMS", color: "#2b6cb0", address: "sms:" },
  location: { name: "Location", color: "#c05621", address: "https://www.google.com/maps/search/?api=1&query=" },
  calendar: { name: "Calendar", color: "#6b46c1", address: "https://" },
  rss: { name: "RSS", color: "#f26522", address: "https://" },
  news: { name: "News", color: "#344054", address: "https://" },
  podcast: { name: "Podcast", color: "#8e44ad", address: "https://" },
  home: { name: "Home page", color: "#2c5282", address: "https://" },
  shop: { name: "Shop", color: "#285e61", address: "https://" },
  store: { name: "Store", color: "#285e61", address: "https://" },
  gift: { name: "Gift", color: "#b83280", address: "https://" },
  ticket: { name: "Ticket", color: "#975a16", address: "https://" },
  heart: { name: "Favourites", color: "#d53f5c", address: "https://" },
  star: { name: "Reviews", color: "#b7791f", address: "https://" },
  info: { name: "Information", color: "#2b6cb0", address: "https://" },
  help: { name: "Help", color: "#2b6cb0", address: "https://" },
  account: { name: "Account", color: "#475467", address: "https://" },
  download: { name: "Download", color: "#2f855a", address: "https://" },
  "app-store": { name: "App Store", color: "#0d84e8", address: "https://apps.apple.com/app/" },
  "google-play": { name: "Google Play", color: "#01875f", address: "https://play.google.com/store/apps/details?id=" },
  google: { name: "Google", color: "#4285f4", address: "https://g.page/" },
  "google-maps": { name: "Google Maps", color: "#34a853", address: "https://maps.google.com/?q=" },
  amazon: { name: "Amazon", color: "#232f3e", address: "https://www.amazon.com/shops/" },
  etsy: { name: "Etsy", color: "#f1641e", address: "https://www.etsy.com/shop/" },
  tripadvisor: { name: "Tripadvisor", color: "#00875a", address: "https://www.tripadvisor.com/" },
  linktree: { name: "Linktree", color: "#1f9d55", address: "https://linktr.ee/" },
} as const satisfies Record<string, Network>;

/** Every network that there is an icon of: social ones, messengers, and the rest. */
export const networks = { ...social, ...messaging, ...other } as const satisfies Record<string, Network>;
export type NetworkId = keyof typeof networks;

export const networkIds = Object.keys(networks).filter((id): id is NetworkId => id in networks);

/** What each network is called, for a list to choose from and as an icon's alternative text. */
export const networkWords: Readonly<Record<string, string>> = Object.fromEntries(networkIds.map((id) => [id, networks[id].name]));
