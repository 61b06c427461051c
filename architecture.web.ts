/** Which wings of the browser each may open, the lowest first: they are called as those of the server. */
export const WEB_NEIGHBOURS: Record<string, string[]> = {
  core: [],
  accounts: ['core'],
  people: ['core'],
  site: ['core'],
  hubs: ['core', 'accounts', 'people'],
  money: ['core', 'accounts'],
  notifications: ['core', 'people'],
  privacy: ['core', 'accounts'],
  comments: ['core', 'people', 'hubs'],
  posts: ['core', 'people', 'hubs'],
  staff: ['core', 'accounts', 'hubs', 'money'],
  clips: ['core', 'people', 'hubs', 'comments', 'posts'],
  feeds: ['core', 'people', 'hubs', 'comments', 'posts', 'clips'],
  search: ['core', 'people', 'hubs', 'posts', 'clips'],
}
