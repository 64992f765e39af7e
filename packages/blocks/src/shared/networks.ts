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

/** As it is written here: a name that is not the id's own words, and an address without the `https://` that most begin with. */
type Entry = Pick<Network, "color" | "isLight"> & Partial<Network>;

const social = {
  facebook: { color: "#1877f2", address: "www.facebook.com/" },
  instagram: { color: "#e4405f", address: "www.instagram.com/" },
  x: { color: "#000000", address: "x.com/" },
  linkedin: { name: "LinkedIn", color: "#0a66c2", address: "www.linkedin.com/in/" },
  youtube: { name: "YouTube", color: "#ff0000", address: "www.youtube.com/@" },
  tiktok: { name: "TikTok", color: "#000000", address: "www.tiktok.com/@" },
  threads: { color: "#000000", address: "www.threads.net/@" },
  pinterest: { color: "#bd081c", address: "www.pinterest.com/" },
  bluesky: { color: "#1185fe", address: "bsky.app/profile/" },
  mastodon: { color: "#6364ff", address: "mastodon.social/@" },
  reddit: { color: "#ff4500", address: "www.reddit.com/user/" },
  tumblr: { color: "#36465d", address: "www.tumblr.com/" },
  snapchat: { color: "#fffc00", address: "www.snapchat.com/add/", isLight: true },
  twitter: { color: "#1da1f2", address: "twitter.com/" },
  vk: { name: "VK", color: "#0077ff", address: "vk.com/" },
  weibo: { color: "#e6162d", address: "weibo.com/" },
  "ok-ru": { name: "Odnoklassniki", color: "#ee8208", address: "ok.ru/" },
  xing: { color: "#006567", address: "www.xing.com/profile/" },
  flickr: { color: "#0063dc", address: "www.flickr.com/photos/" },
  behance: { color: "#1769ff", address: "www.behance.net/" },
  dribbble: { color: "#ea4c89", address: "dribbble.com/" },
  deviantart: { name: "DeviantArt", color: "#05a13c", address: "www.deviantart.com/" },
  medium: { color: "#000000", address: "medium.com/@" },
  blogger: { color: "#ff5722", address: "www.blogger.com/profile/" },
  wordpress: { name: "WordPress", color: "#21759b", address: "wordpress.com/" },
  vimeo: { color: "#1ab7ea", address: "vimeo.com/" },
  twitch: { color: "#9146ff", address: "www.twitch.tv/" },
  soundcloud: { name: "SoundCloud", color: "#ff5500", address: "soundcloud.com/" },
  spotify: { color: "#1db954", address: "open.spotify.com/user/" },
  github: { name: "GitHub", color: "#181717", address: "github.com/" },
  meetup: { color: "#ed1c40", address: "www.meetup.com/" },
  strava: { color: "#fc4c02", address: "www.strava.com/athletes/" },
} satisfies Record<string, Entry>;

const messaging = {
  whatsapp: { name: "WhatsApp", color: "#25d366", address: "wa.me/" },
  messenger: { color: "#0084ff", address: "m.me/" },
  telegram: { color: "#26a5e4", address: "t.me/" },
  viber: { color: "#7360f2", address: "viber://chat?number=" },
  skype: { color: "#00aff0", address: "skype:" },
  signal: { color: "#3a76f0", address: "signal.me/#p/" },
  wechat: { name: "WeChat", color: "#07c160", address: "weixin.qq.com/r/" },
  line: { name: "LINE", color: "#06c755", address: "line.me/R/ti/p/" },
  discord: { color: "#5865f2", address: "discord.gg/" },
  slack: { color: "#4a154b", address: "slack.com/app_redirect?channel=" },
  teams: { name: "Microsoft Teams", color: "#6264a7", address: "teams.microsoft.com/l/chat/0/0?users=" },
  zoom: { color: "#0b5cff", address: "zoom.us/j/" },
  "kakao-talk": { name: "KakaoTalk", color: "#ffcd00", address: "pf.kakao.com/", isLight: true },
  qq: { name: "QQ", color: "#1ebafc", address: "user.qzone.qq.com/" },
} satisfies Record<string, Entry>;

const other = {
  website: { color: "#2c5282" },
  link: { color: "#475467" },
  email: { color: "#c53030", address: "mailto:" },
  phone: { color: "#2f855a", address: "tel:" },
  sms: { name: "SMS", color: "#2b6cb0", address: "sms:" },
  location: { color: "#c05621", address: "www.google.com/maps/search/?api=1&query=" },
  calendar: { color: "#6b46c1" },
  rss: { name: "RSS", color: "#f26522" },
  news: { color: "#344054" },
  podcast: { color: "#8e44ad" },
  home: { name: "Home page", color: "#2c5282" },
  shop: { color: "#285e61" },
  store: { color: "#285e61" },
  gift: { color: "#b83280" },
  ticket: { color: "#975a16" },
  heart: { name: "Favourites", color: "#d53f5c" },
  star: { name: "Reviews", color: "#b7791f" },
  info: { name: "Information", color: "#2b6cb0" },
  help: { color: "#2b6cb0" },
  account: { color: "#475467" },
  download: { color: "#2f855a" },
  "app-store": { color: "#0d84e8", address: "apps.apple.com/app/" },
  "google-play": { color: "#01875f", address: "play.google.com/store/apps/details?id=" },
  google: { color: "#4285f4", address: "g.page/" },
  "google-maps": { color: "#34a853", address: "maps.google.com/?q=" },
  amazon: { color: "#232f3e", address: "www.amazon.com/shops/" },
  etsy: { color: "#f1641e", address: "www.etsy.com/shop/" },
  tripadvisor: { color: "#00875a", address: "www.tripadvisor.com/" },
  linktree: { color: "#1f9d55", address: "linktr.ee/" },
} satisfies Record<string, Entry>;

const entries = { ...social, ...messaging, ...other };
export type NetworkId = keyof typeof entries;

const nameOf = (id: string) => id.replace(/(?:^|-)(.)/g, (_, letter: string, at: number) => (at > 0 ? " " : "") + letter.toUpperCase());

const complete = ([id, { name = nameOf(id), address = "", ...look }]: [string, Entry]): [string, Network] => [
  id,
  { name, address: /^\w+:/.test(address) ? address : `https://${address}`, ...look },
];

/** Every network that there is an icon of: social ones, messengers, and the rest. */
export const networks = Object.fromEntries(Object.entries(entries).map(complete)) as Readonly<Record<NetworkId, Network>>;

export const networkIds = Object.keys(networks).filter((id): id is NetworkId => id in networks);

/** What each network is called, for a list to choose from and as an icon's alternative text. */
export const networkWords: Readonly<Record<string, string>> = Object.fromEntries(networkIds.map((id) => [id, networks[id].name]));
