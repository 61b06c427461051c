import { inside, shell } from './canary.ts'
import {
  ofClip,
  ofHub,
  ofMember,
  ofPerson,
  ofPosts,
  ofProfile,
  one,
  type Row,
} from './canaryRows.ts'

const SINCE = '2026-01-01T00:00:00.000Z'

/** How each GET door is asked for what it might let slip. A door without a row fails the test. */
export const READS: Record<string, Row> = {
  '/api/health': one,
  '/api/health/live': one,
  '/api/auth/me': one,
  '/api/auth/sessions': one,
  '/api/auth/logins': one,
  '/api/data/exports': one,
  '/api/drafts': one,
  '/api/push': one,
  '/api/notification-preferences': one,
  '/api/appeals': one,
  '/api/admin/cases': () => [{}, { query: { state: 'closed' } }],
  '/api/admin/cases/:id': ({ traces: { post } }) => [{ params: { id: post } }],
  '/api/admin/content': () => [
    {},
    { query: { kind: 'clip' } },
    { query: { kind: 'comment' } },
    { query: { q: inside.title } },
    { query: { q: '@author' } },
  ],
  '/api/admin/templates': one,
  '/api/reports/mine': one,
  '/api/user/jehubs': one,
  '/api/jehub/tags': one,
  '/api/trending': () => [{}, { query: { limit: '50' } }],
  '/api/trending/posts': () => [{}, { query: { limit: '50' } }],
  '/api/trending/clips': () => [{}, { query: { limit: '50' } }],
  '/api/trending/jehubs': () => [{}, { query: { limit: '50' } }],
  '/api/trending/held': one,
  '/api/explore': one,
  '/api/blogs': one,
  '/api/blogs/:id': ({ traces: { post } }) => [{ params: { id: post } }],
  '/api/admin/blogs': one,
  '/api/admin/blogs/:id': ({ traces: { post } }) => [{ params: { id: post } }],
  '/api/ranking': one,
  '/api/jehub/popular': () => [{}, { query: { limit: '50' } }],
  '/api/jehub': () => [
    ...['popular', 'new', 'az'].map((sort) => ({ query: { sort, limit: '50' } })),
    { query: { joined: 'true' } },
    { query: { tag: 'momo' } },
    { query: { tag: inside.tag } },
    { query: { q: shell.name } },
    { query: { q: shell.name.slice(0, 7) } },
    { query: { q: shell.description } },
    { query: { q: inside.tag } },
    { query: { q: inside.ruleTitle } },
  ],
  '/api/jehub/:id': ({ others: { openHub } }) => [{ params: { id: openHub } }],
  '/api/jehub/:id/related': (asking) => [
    ...ofHub(asking),
    { params: { id: asking.others.openHub } },
  ],
  '/api/jehub/:id/ads': (asking) =>
    ofHub(asking).flatMap((sent) => [
      sent,
      ...['hot', 'new', 'top'].map((sort) => ({ ...sent, query: { sort } })),
    ]),
  '/api/jehub/:id/check-membership': ofHub,
  '/api/jehub/:id/members': (asking) =>
    ofHub(asking).flatMap((sent) => [sent, { ...sent, query: { q: 'author' } }]),
  '/api/jehub/:id/bans': ofHub,
  '/api/jehub/:id/requests': ofHub,
  '/api/jehub/:id/invites': ofHub,
  '/api/jehub/:id/modqueue': ofHub,
  '/api/jehub/:id/modlog': ofHub,
  '/api/jehub/:id/automod': ofHub,
  '/api/jehub/:id/members/:userId/notes': ofMember,
  // The code is only for whom it was given to; a wrong one tells nothing.
  '/api/jehub/invites/:code': ({ traces: { invite, hub, hubName } }) =>
    [invite, hub, hubName].map((code) => ({ params: { code } })),
  '/api/mod-acts/:id': ({ traces: { act } }) => [{ params: { id: act } }],
  '/api/ads': ({ traces: { hub, hubName } }) => [
    {},
    ...['home', 'following', 'popular', 'latest'].map((feed) => ({ query: { feed, limit: '50' } })),
    ...['hot', 'new', 'top'].flatMap((sort) => [
      { query: { sort, limit: '50' } },
      { query: { sort, t: 'day' } },
      { query: { sort, hashtag: 'nepal' } },
      { query: { sort, hashtag: inside.hashtag } },
    ]),
    { query: { jehub: hub } },
    { query: { jehub: hubName, sort: 'new' } },
  ],
  '/api/ads/new-count': ({ others: { openPost } }) =>
    ['home', 'following', 'popular', 'latest'].map((feed) => ({
      query: { feed, since: openPost },
    })),
  '/api/ads/user/:userId': ofPerson,
  '/api/clips': () => [
    {},
    ...['foryou', 'following', 'latest'].map((feed) => ({ query: { feed, limit: '50' } })),
  ],
  '/api/clips/waiting': one,
  '/api/clips/:id': ofClip,
  '/api/clips/:id/stats': ofClip,
  '/api/ads/:id': ofPosts,
  '/api/ads/:id/history': ofPosts,
  '/api/ads/:id/mute': ofPosts,
  '/api/comments/:adId': ({ traces: { post, comment } }) => [
    { params: { adId: post } },
    { params: { adId: post }, query: { sort: 'new' } },
    { params: { adId: post }, query: { comment } },
    { params: { adId: post }, query: { parent: comment } },
  ],
  '/api/comments/:adId/changes': ({ traces: { post } }) => [
    { params: { adId: post }, query: { since: SINCE } },
  ],
  '/api/comments/user/:userId': ofPerson,
  '/api/notifications/:userId': (asking) => [
    ...ofPerson(asking),
    ...['unread', 'comments', 'mentions', 'votes', 'hubs'].map((filter) => ({
      params: { userId: asking.me },
      query: { filter },
    })),
  ],
  '/api/notifications/unread-count/:userId': ofPerson,
  '/api/bookmarks': () => [{}, { query: { q: inside.title } }, { query: { q: inside.content } }],
  '/api/search': ({ traces: { hubName } }) => [
    ...[...Object.values(inside), ...Object.values(shell)].map((q) => ({ query: { q } })),
    ...[mistyped(inside.content), mistyped(inside.title), mistyped(shell.name)].map((q) => ({
      query: { q },
    })),
    ...[
      `"so ${inside.title}"`,
      `#${inside.hashtag}`,
      `in:"${hubName}"`,
      'from:author',
      'has:image',
    ].map((q) => ({ query: { q, type: 'ads', limit: '50' } })),
    ...['new', 'top'].map((sort) => ({ query: { q: 'since:1d', sort, limit: '50' } })),
    ...['users', 'jehubs', 'clips', 'hashtags'].flatMap((type) =>
      [shell.name, inside.tag, inside.clip, inside.hashtag].map((q) => ({ query: { q, type } })),
    ),
  ],
  '/api/search/suggest': () =>
    [
      '@author',
      '#nepal',
      `#${inside.hashtag}`,
      `#${inside.hashtag.slice(0, 9)}`,
      inside.title,
      inside.title.slice(0, 6),
      inside.content.slice(0, 9),
      inside.tag,
      shell.name,
      shell.name.slice(0, 7),
      shell.description,
    ].map((q) => ({ query: { q } })),
  '/api/announcements': one,
  '/api/grievances/:number': () => [{ params: { number: 'JES-0000-0000-0000' } }],
  '/api/admin/grievances': one,
  '/api/admin/users': () => [{}, { query: { q: 'author' } }],
  '/api/admin/users/:id': ofProfile,
  '/api/admin/jehubs': () => [{}, { query: { q: shell.name } }],
  '/api/admin/words': () => [{ query: { list: 'content' } }],
  '/api/admin/flags': one,
  '/api/admin/announcements': one,
  '/api/admin/audit': one,
  '/api/admin/audit/verify': one,
  '/api/admin/figures': one,
  '/api/users/:id': ofProfile,
  '/api/users/:id/followers': ofProfile,
  '/api/users/:id/following': ofProfile,
  '/api/relations/blocked': one,
  '/api/relations/muted': one,
  '/api/relations/jehubs': one,
  '/api/relations/threads': one,
  '/api/relations/words': one,
}

/** With one letter too few: what is mended to a hidden word has told it. */
function mistyped(word: string) {
  return word.slice(0, -2) + word.slice(-1)
}
