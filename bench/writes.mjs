import { as, hubPath, JSON_BODY, ROUND } from './requests.mjs'

/** Nobody follows whoever comes so many after them: the seeded follows end before. */
const UNFOLLOWED = 800

/** What people write: each request of a round changes something, and `statement` is the bare one beside it. */
export function writesOf({ members, posts, hubs }) {
  const open = hubs.filter(({ isPrivate }) => !isPrivate)
  /** Posts that no other connection touches. */
  const ownPosts = (client) => posts.slice(client * ROUND, (client + 1) * ROUND)
  const memberAt = (client, index) => members[(client * ROUND + index) % members.length]
  const each = (client, requestOf) =>
    ownPosts(client).map((post, index) => requestOf(post, memberAt(client, index), index))

  return [
    {
      name: 'vote',
      aim: 0.2,
      statement: 'vote',
      // First all up, then all down, and so on: each vote is a change, and is written.
      requestsOf: (client) =>
        [1, -1].flatMap((value) =>
          each(client, ({ id }, member) => ({
            method: 'PATCH',
            path: `/api/ads/${id}/vote`,
            headers: { ...JSON_BODY, ...as(member) },
            body: JSON.stringify({ value }),
          })),
        ),
    },
    {
      name: 'create comment',
      aim: 0.1,
      statement: 'comment',
      requestsOf: (client) =>
        each(client, ({ id }, member) => ({
          method: 'POST',
          path: '/api/comments',
          headers: { ...JSON_BODY, ...as(member) },
          body: JSON.stringify({ ad: id, content: 'मिठो छ। Where is this?' }),
        })),
    },
    {
      name: 'join',
      aim: 0.15,
      statement: 'join',
      // First all join, then all leave: each is written, and counted in the row of one hub.
      requestsOf: (client) =>
        ['join', 'leave'].flatMap((act) =>
          each(client, (_, member) => ({
            method: 'POST',
            path: `${hubPath(open[client % open.length])}/${act}`,
            headers: as(member),
          })),
        ),
    },
    {
      name: 'follow',
      aim: 0.15,
      statement: 'follow',
      requestsOf: (client) =>
        ['follow', 'unfollow'].flatMap((act) =>
          each(client, (_, member, index) => ({
            method: 'POST',
            path: `/api/users/${memberAt(client, index + UNFOLLOWED).id}/${act}`,
            headers: as(member),
          })),
        ),
    },
    {
      name: 'bookmark',
      aim: 0.2,
      statement: 'bookmark',
      requestsOf: (client) =>
        ['POST', 'DELETE'].flatMap((method) =>
          each(client, ({ id }, member) => ({
            method,
            path: `/api/bookmarks/${id}`,
            headers: as(member),
          })),
        ),
    },
    {
      name: 'mark read',
      aim: 0.15,
      statement: 'read',
      requestsOf: (client) =>
        each(client, (_, member) => ({
          method: 'PATCH',
          path: `/api/notifications/${member.notification}/read`,
          headers: as(member),
        })),
    },
    {
      name: 'view',
      aim: 0.4,
      statement: 'view',
      requestsOf: (client) =>
        each(client, ({ id }, _, index) => ({
          method: 'PATCH',
          path: `/api/ads/${id}/views`,
          headers: { 'user-agent': `Mozilla/5.0 (reader ${client} ${index})` },
        })),
    },
  ]
}
