import { as, hubPath, ROUND } from './requests.mjs'
import { writesOf } from './writes.mjs'

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

/**
 * What is measured: the requests of each connection, which share of bare HTTP it should reach at 50 of them, and for
 * a write the bare statement beside it.
 */
export function endpointsOf(world) {
  const { reads, writes } = { reads: readsOf(world), writes: writesOf(world) }
  return [...reads, ...writes, ...pagesOf(world), mixOf(reads, writes)]
}

/** The HTML that a browser gets first. */
function pagesOf({ posts, hubs, clips }) {
  const newest = posts.slice(-ROUND)
  const open = hubs.filter(({ isPrivate }) => !isPrivate)
  const page = (path) => ({ method: 'GET', path, headers: { accept: 'text/html' } })
  return [
    { name: 'page: home', requestsOf: () => [page('/')] },
    {
      name: 'page: post',
      requestsOf: () => newest.map(({ id, author }) => page(`/post/${author.name}/${id}/title`)),
    },
    {
      name: 'page: clip',
      requestsOf: () => clips.slice(-ROUND).map(({ id }) => page(`/jesclips/${id}`)),
    },
    {
      name: 'page: hub',
      requestsOf: () =>
        open.slice(0, ROUND).map(({ name }) => page(`/jehub/${encodeURIComponent(name)}`)),
    },
  ]
}

/** In twenty requests fourteen reads, four views and two writes, those of each connection in another order. */
const MIXED = {
  "member's feed": 4,
  "visitor's feed": 2,
  post: 2,
  "member's comments": 2,
  'unread count': 2,
  "member's clips": 1,
  "hub's posts to a member": 1,
  view: 4,
  vote: 1,
  'create comment': 1,
}

function mixOf(reads, writes) {
  const all = [...reads, ...writes]
  const taken = (client) =>
    Object.entries(MIXED).flatMap(([name, times]) => {
      const requests = all.find((endpoint) => endpoint.name === name).requestsOf(client)
      return Array.from({ length: times }, (_, at) => requests[at % requests.length])
    })
  return {
    name: 'mixed journey',
    requestsOf(client) {
      const requests = taken(client)
      // Seven has no factor in common with twenty: a step by it meets every request once.
      return requests.map((_, at) => requests[(client + at * 7) % requests.length])
    },
  }
}

function readsOf({ members, posts, hubs, clips }) {
  const newest = posts.slice(-ROUND)
  const open = hubs.filter(({ isPrivate }) => !isPrivate)

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
      name: 'notifications',
      requestsOf: (client) => [
        {
          method: 'GET',
          path: `/api/notifications/${members[client].id}`,
          headers: as(members[client]),
        },
      ],
    },
    {
      name: 'bookmarks',
      requestsOf: (client) => [
        { method: 'GET', path: '/api/bookmarks', headers: as(members[client]) },
      ],
    },
    {
      name: 'profile to a member',
      requestsOf: (client) =>
        members.slice(0, ROUND).map(({ name }) => ({
          method: 'GET',
          path: `/api/users/${name}`,
          headers: as(members[client]),
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
      name: "visitor's clips",
      aim: 0.5,
      requestsOf: () => [{ method: 'GET', path: '/api/clips' }],
    },
    {
      name: "member's clips",
      requestsOf: (client) => [{ method: 'GET', path: '/api/clips', headers: as(members[client]) }],
    },
    {
      name: 'clip',
      requestsOf: () =>
        clips.slice(-ROUND).map(({ id }) => ({ method: 'GET', path: `/api/clips/${id}` })),
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
