type Wings = Record<string, readonly string[]>

/** Which wings of the server each may open, the lowest first. A new arrow is one word here. */
export const SERVER_WINGS: Wings = {
  core: [],
  notifications: ['core'],
  accounts: ['core', 'notifications'],
  hubs: ['core', 'notifications'],
  comments: ['core', 'hubs'],
  people: ['core', 'notifications', 'hubs'],
  posts: ['core', 'notifications', 'hubs'],
  feeds: ['core', 'hubs', 'people', 'posts'],
  messages: ['core', 'notifications'],
  live: ['core', 'notifications', 'comments', 'messages'],
  search: ['core', 'hubs', 'people', 'posts'],
  welcome: ['core', 'hubs', 'feeds'],
  site: ['core', 'posts'],
  clips: ['core', 'posts', 'feeds'],
  money: ['core', 'notifications', 'accounts', 'site'],
  privacy: ['core', 'accounts', 'hubs', 'clips', 'messages'],
  staff: ['core', 'notifications', 'accounts', 'hubs', 'messages', 'search', 'money'],
  demo: ['core', 'accounts', 'posts', 'search', 'clips', 'money', 'staff'],
}

/** The same of the browser: the wings have the same names. */
export const WEB_WINGS: Wings = {
  core: [],
  accounts: ['core'],
  people: ['core'],
  site: ['core'],
  hubs: ['core', 'accounts', 'people'],
  money: ['core', 'accounts'],
  notifications: ['core', 'people'],
  privacy: ['core', 'accounts'],
  messages: ['core', 'people'],
  comments: ['core', 'people', 'hubs'],
  posts: ['core', 'people', 'hubs'],
  staff: ['core', 'accounts', 'hubs', 'money'],
  clips: ['core', 'people', 'hubs', 'comments', 'posts'],
  feeds: ['core', 'people', 'hubs', 'comments', 'posts', 'clips'],
  search: ['core', 'people', 'hubs', 'posts', 'clips'],
  welcome: ['core', 'accounts', 'people', 'hubs', 'feeds'],
}

/** The layers, and which of them each may import. */
export const FLOORS: Record<string, readonly string[]> = {
  contract: [],
  'server/lib': ['contract'],
  'server/features': ['contract', 'server/lib'],
  server: ['contract', 'server/lib', 'server/features'],
  'web/lib': ['contract'],
  'web/ui': ['web/lib'],
  'web/features': ['contract', 'web/lib', 'web/ui'],
  'web/pages': ['contract', 'web/lib', 'web/ui', 'web/features'],
  'web/app': ['contract', 'web/lib', 'web/ui', 'web/features', 'web/pages'],
}

/**
 * Endpoints in contract files of their own, so that a page can import them without the rest, and the room that serves them.
 */
export const SERVED_BY: Record<string, string> = {
  'accounts/usernameCheck': 'accounts/auth',
  'accounts/passwordCheck': 'accounts/auth',
}
