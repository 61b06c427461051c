/** Which wings of the server each may open, the lowest first. A new arrow is one word here. */
export const SERVER_NEIGHBOURS: Record<string, string[]> = {
  core: [],
  notifications: ['core'],
  accounts: ['core', 'notifications'],
  hubs: ['core', 'notifications'],
  comments: ['core', 'hubs'],
  people: ['core', 'notifications', 'hubs'],
  posts: ['core', 'notifications', 'hubs'],
  feeds: ['core', 'hubs', 'people', 'posts'],
  live: ['core', 'notifications', 'comments'],
  search: ['core', 'hubs', 'people', 'posts'],
  site: ['core', 'posts'],
  clips: ['core', 'posts', 'feeds'],
  money: ['core', 'notifications', 'accounts', 'site'],
  privacy: ['core', 'accounts', 'hubs', 'clips'],
  staff: ['core', 'notifications', 'accounts', 'hubs', 'search', 'money'],
  demo: ['core', 'accounts', 'posts', 'search', 'clips', 'money', 'staff'],
}
