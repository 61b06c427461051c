/** How many different members or posts one connection goes through. */
const ROUND = 20

/** As somebody types, in both scripts. */
const TYPED = ['m', 'me', 'mem', 'memb', 'न', 'ने', 'नेपा', '#mo', '@mem', 'kath', 'काठ', 'chi']

/** As people search: frequent words, two of them, the other script, another form, a phrase, a typing error. */
const SOUGHT = {
  Devanagari: ['नेपाल', 'बजार', 'काठमाडौं', 'चिया', 'दशैंमा', 'साथी बाटो', 'मोमो', '"आज भोलि"'],
  Roman: ['momo', 'kathmandu', 'chiya', 'bus ticket', 'nepal', 'bazar', 'dashain', 'footbal'],
}

function searchPath(q) {
  return { method: 'GET', path: `/api/search?q=${encodeURIComponent(q)}` }
}

function suggestPath(typed) {
  return { method: 'GET', path: `/api/search/suggest?q=${encodeURIComponent(typed)}` }
}

/** What is measured: the requests of each connection, and which share of bare HTTP it should reach at 50 of them. */
export function endpointsOf({ members, posts, hubs }) {
  const as = ({ token }) => ({ authorization: `Bearer ${token}` })
  const json = { 'content-type': 'application/json' }
  const newest = posts.slice(-ROUND)
  const open = hubs.filter(({ isPrivate }) => !isPrivate)
  const hubPath = ({ name }) => `/api/jehub/${encodeURIComponent(name)}`
  /** Posts that no other connection touches. */
  const ownPosts = (client) => posts.slice(client * ROUND, (client + 1) * ROUND)

  return [
    { name: "visitor's feed", aim: 0.5, requestsOf: () => [{ method: 'GET', path: '/api/ads' }] },
    {
      name: "member's feed",
      aim: 0.12,
      // As people read: each connection is one member.
      requestsOf: (client) => [
        { method: 'GET', path: '/api/ads?feed=home', headers: as(members[client]) },
      ],
    },
    {
      name: 'post',
      aim: 0.5,
      requestsOf: () => newest.map(({ id }) => ({ method: 'GET', path: `/api/ads/${id}` })),
    },
    {
      name: 'profile',
      requestsOf: () =>
        members.slice(0, ROUND).map(({ name }) => ({ method: 'GET', path: `/api/users/${name}` })),
    },
    {
      name: 'vote',
      aim: 0.05,
      // First all up, then all down, and so on: each vote is a change, and is written.
      requestsOf: (client) =>
        [1, -1].flatMap((value) =>
          ownPosts(client).map(({ id }, index) => ({
            method: 'PATCH',
            path: `/api/ads/${id}/vote`,
            headers: { ...json, ...as(members[(client * ROUND + index) % members.length]) },
            body: JSON.stringify({ value }),
          })),
        ),
    },
    {
      name: 'comments',
      requestsOf: () => newest.map(({ id }) => ({ method: 'GET', path: `/api/comments/${id}` })),
    },
    {
      name: "member's comments",
      requestsOf: (client) =>
        newest.map(({ id }) => ({
          method: 'GET',
          path: `/api/comments/${id}`,
          headers: as(members[client]),
        })),
    },
    {
      name: 'unread count',
      aim: 0.35,
      requestsOf: (client) => [
        {
          method: 'GET',
          path: `/api/notifications/unread-count/${members[client].id}`,
          headers: as(members[client]),
        },
      ],
    },
    {
      name: 'create comment',
      aim: 0.05,
      requestsOf: (client) =>
        ownPosts(client).map(({ id }, index) => ({
          method: 'POST',
          path: '/api/comments',
          headers: { ...json, ...as(members[(client * ROUND + index) % members.length]) },
          body: JSON.stringify({ ad: id, content: 'मिठो छ। Where is this?' }),
        })),
    },
    {
      name: 'hub',
      aim: 0.5,
      requestsOf: () => open.slice(0, ROUND).map((hub) => ({ method: 'GET', path: hubPath(hub) })),
    },
    {
      name: "hub's posts",
      aim: 0.5,
      requestsOf: () =>
        open.slice(0, ROUND).map((hub) => ({ method: 'GET', path: `${hubPath(hub)}/ads` })),
    },
    {
      name: "hub's posts to a member",
      requestsOf: (client) =>
        open.slice(0, ROUND).map((hub) => ({
          method: 'GET',
          path: `${hubPath(hub)}/ads`,
          headers: as(members[client]),
        })),
    },
    {
      name: 'popular hubs',
      aim: 0.5,
      requestsOf: () => [{ method: 'GET', path: '/api/jehub/popular' }],
    },
    {
      name: 'join',
      // First all join, then all leave: each is written, and counted in the row of one hub.
      requestsOf: (client) =>
        ['join', 'leave'].flatMap((act) =>
          ownPosts(client).map((_, index) => ({
            method: 'POST',
            path: `${hubPath(open[client % open.length])}/${act}`,
            headers: as(members[(client * ROUND + index) % members.length]),
          })),
        ),
    },
    {
      name: 'view',
      requestsOf: (client) =>
        ownPosts(client).map(({ id }, index) => ({
          method: 'PATCH',
          path: `/api/ads/${id}/views`,
          headers: { 'user-agent': `Mozilla/5.0 (reader ${client} ${index})` },
        })),
    },
    {
      name: "visitor's clips",
      aim: 0.5,
      requestsOf: () => [{ method: 'GET', path: '/api/clips' }],
    },
    {
      name: "member's clips",
      requestsOf: (client) => [{ method: 'GET', path: '/api/clips', headers: as(members[client]) }],
    },
    ...Object.entries(SOUGHT).flatMap(([script, words]) => [
      { name: `visitor's search in ${script}`, requestsOf: () => words.map(searchPath) },
      {
        name: `member's search in ${script}`,
        requestsOf: (client) =>
          words.map((q) => ({ ...searchPath(q), headers: as(members[client]) })),
      },
    ]),
    {
      name: "visitor's suggestions",
      requestsOf: () => TYPED.map(suggestPath),
    },
    {
      name: "member's suggestions",
      requestsOf: (client) =>
        TYPED.map((typed) => ({ ...suggestPath(typed), headers: as(members[client]) })),
    },
    {
      name: 'trending',
      aim: 0.5,
      requestsOf: () => [{ method: 'GET', path: '/api/trending' }],
    },
    {
      name: "visitor's explore",
      aim: 0.5,
      requestsOf: () => [{ method: 'GET', path: '/api/explore' }],
    },
    {
      name: "member's explore",
      requestsOf: (client) => [
        { method: 'GET', path: '/api/explore', headers: as(members[client]) },
      ],
    },
  ]
}
