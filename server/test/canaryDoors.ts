import { inside, shell, type Traces } from './canary.ts'

export type Sending = {
  params?: Record<string, string>
  query?: Record<string, string | undefined>
  body?: object
}
export type Asking = {
  traces: Traces
  me: string
  others: { author: string; openPost: string; openHub: string }
}
export type Row = (asking: Asking) => Sending[]

const one: Row = () => [{}]
const ofHub: Row = ({ traces: { hub, hubName } }) => [
  { params: { id: hub } },
  { params: { id: hubName } },
]
const ofHubId: Row = ({ traces: { hub } }) => [{ params: { id: hub } }]
const ofMember: Row = ({ traces: { hub }, me, others: { author } }) => [
  { params: { id: hub, userId: author } },
  { params: { id: hub, userId: me } },
]
const ofPosts: Row = ({ traces: { post, pollPost, removedPost, clip } }) =>
  [post, pollPost, removedPost, clip].map((id) => ({ params: { id } }))
const ofClip: Row = ({ traces: { clip } }) => [{ params: { id: clip } }]
const ofCaptions: Row = ({ traces: { clip } }) => [{ params: { id: clip, language: 'en' } }]
const ofPerson: Row = ({ me, others: { author } }) =>
  [author, me].map((userId) => ({ params: { userId } }))
const ofProfile: Row = ({ others: { author } }) => [{ params: { id: author } }]
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

const ofComments: Row = ({ traces: { comment, reply } }) =>
  [comment, reply].map((id) => ({ params: { id } }))

function saying(row: Row, ...bodies: object[]): Row {
  return (asking) => row(asking).flatMap((sent) => bodies.map((body) => ({ ...sent, body })))
}

const VTT = 'WEBVTT\n\n00:00.000 --> 00:01.000\nMine now'

/** How each door that changes something is tried on what is hidden; it must answer as of nothing. */
export const WRITES: Record<string, Row> = {
  'PATCH /api/ads/:id': saying(ofPosts, { title: 'Mine now' }),
  'DELETE /api/ads/:id': ofPosts,
  'POST /api/ads/:id/restore': ofPosts,
  'PATCH /api/ads/:id/vote': saying(ofPosts, { value: 1 }, { value: 0 }),
  'PATCH /api/ads/:id/views': ofPosts,
  'PATCH /api/ads/:id/poll': saying(ofPosts, { choice: 0 }),
  'POST /api/ads/:id/pin': saying(ofPosts, { pinned: true }),
  'PUT /api/ads/:id/mute': saying(ofPosts, { muted: true }, { muted: false }),
  'POST /api/ads/:id/moderate': saying(ofPosts, { action: 'remove' }, { action: 'restore' }),
  'POST /api/ads/seen': ({ traces: { post } }) => [{ body: { ids: [post] } }],
  'POST /api/ads': ({ traces: { hub } }) => [{ body: { title: 'Let me in', jehub: hub } }],
  'POST /api/clips': ({ traces: { hub } }) => [
    { body: { uploadId: '0'.repeat(32), caption: 'Let me in', jehub: hub } },
  ],
  'PATCH /api/clips/:id': saying(ofClip, { caption: 'Mine now' }, { posterAtMs: 0 }),
  'DELETE /api/clips/:id': ofClip,
  'POST /api/clips/:id/retry': ofClip,
  'PATCH /api/clips/:id/views': ofClip,
  'PUT /api/clips/:id/captions/:language': saying(
    ofCaptions,
    { content: 'WEBVTT' },
    { content: VTT },
  ),
  'DELETE /api/clips/:id/captions/:language': ofCaptions,
  'POST /api/clips/events': ({ traces: { clip } }) =>
    ['start', 'share', 'follow', 'hide'].map((type) => ({ body: { events: [{ type, clip }] } })),
  'POST /api/bookmarks/:adId': ({ traces: { post } }) => [{ params: { adId: post } }],
  'DELETE /api/bookmarks/:adId': ({ traces: { pollPost, removedPost } }) =>
    [pollPost, removedPost].map((adId) => ({ params: { adId } })),
  'POST /api/comments': ({ traces: { post, comment }, others: { openPost } }) => [
    { body: { ad: post, content: 'Hello' } },
    { body: { ad: post, content: 'Hello', parentComment: comment } },
    { body: { ad: openPost, content: 'Hello', parentComment: comment } },
  ],
  'PATCH /api/comments/:id': saying(ofComments, { content: 'Mine now' }),
  'DELETE /api/comments/:id': ofComments,
  'POST /api/comments/:id/restore': ofComments,
  'PATCH /api/comments/:id/vote': saying(ofComments, { value: 1 }, { value: 0 }),
  'POST /api/comments/:id/pin': saying(ofComments, { pinned: true }),
  'POST /api/comments/:id/moderate': saying(
    ofComments,
    { action: 'remove' },
    { action: 'restore' },
  ),
  'POST /api/reports': ({ traces: { post, comment } }) => [
    { body: { kind: 'post', id: post, reason: 'spam' } },
    { body: { kind: 'post', id: post, reason: 'hubRule', hubRule: 0 } },
    { body: { kind: 'comment', id: comment, reason: 'spam' } },
  ],
  'POST /api/admin/things/:kind/:id': ({ traces: { post, comment, clip } }) =>
    Object.entries({ post, comment, clip }).map(([kind, id]) => ({
      params: { kind, id },
      body: { action: 'remove', reason: 'Mine now' },
    })),
  'POST /api/admin/cases/:id/decide': ({ traces: { post } }) => [
    { params: { id: post }, body: { action: 'remove', reason: 'Mine now' } },
  ],
  'POST /api/mod-acts/:id/appeal': ({ traces: { act } }) => [
    { params: { id: act }, body: { text: 'Let me see' } },
  ],
  'POST /api/mod-acts/:id/decide': ({ traces: { act } }) => [
    { params: { id: act }, body: { state: 'overturned', answer: 'No' } },
  ],
  'PATCH /api/jehub/:id': ofHub,
  'DELETE /api/jehub/:id': ofHub,
  'PUT /api/jehub/:id/watch': saying(ofHub, { watched: true }),
  'PATCH /api/jehub/:id/members/:userId': saying(ofMember, { role: 'moderator' }, { ban: null }),
  'POST /api/jehub/:id/members/:userId/warn': saying(ofMember, { reason: 'Out' }),
  'POST /api/jehub/:id/members/:userId/notes': saying(ofMember, { text: 'Hm' }),
  'DELETE /api/jehub/:id/members/:userId/notes/:noteId': (asking) =>
    ofMember(asking).map(({ params }) => ({ params: { ...params, noteId: asking.traces.note } })),
  'POST /api/jehub/:id/requests': (asking) =>
    saying(ofHub, { userId: asking.me, approve: true })(asking),
  'POST /api/jehub/:id/invites': saying(ofHub, { uses: 1, days: 1 }),
  'DELETE /api/jehub/:id/invites/:inviteId': (asking) =>
    ofHub(asking).map(({ params }) => ({ params: { ...params, inviteId: asking.traces.invite } })),
  'POST /api/jehub/:id/mute': ofHubId,
  'POST /api/jehub/:id/unmute': ofHubId,
  'POST /api/jehub/:id/automod/try': saying(ofHub, { rules: [] }),
  'PUT /api/jehub/:id/automod': saying(ofHub, { rules: [], isOn: false }),
}

/** Of these alone a member may hear something else than that it is not there, of nothing as of what is hidden. */
export const NOT_404 = [
  'POST /api/admin/things/:kind/:id',
  'POST /api/admin/cases/:id/decide',
  'POST /api/ads/seen',
  'POST /api/ads',
  'POST /api/comments',
  'POST /api/mod-acts/:id/decide',
  'POST /api/clips',
  'PUT /api/clips/:id/captions/:language',
  'POST /api/clips/events',
]

/** Of these a visitor hears something else than that one has to log in. */
export const OPEN_TO_ALL = [
  'PATCH /api/ads/:id/views',
  'PATCH /api/clips/:id/views',
  'POST /api/clips/events',
]

/** Doors that change something and name nothing which could be hidden, or name a hub that may be asked to let one in. */
export const NOT_ABOUT_HIDDEN = [
  'POST /api/admin/templates',
  'PATCH /api/admin/templates/:id',
  'DELETE /api/admin/templates/:id',
  'POST /api/grievances',
  'POST /api/admin/grievances/:id/answer',
  'POST /api/admin/users/:id/role',
  'POST /api/admin/users/:id/end-sessions',
  'POST /api/admin/jehubs/:id/owner',
  'POST /api/admin/words',
  'DELETE /api/admin/words/:id',
  'PUT /api/admin/flags/:key',
  'POST /api/admin/announcements',
  'PATCH /api/admin/announcements/:id',
  'DELETE /api/admin/announcements/:id',
  'POST /api/jehub/:id/join',
  'POST /api/jehub/:id/leave',
  'POST /api/jehub/invites/:code/accept',
  'POST /api/jehub',
  'POST /api/crashes',
  'POST /api/drafts',
  'PUT /api/drafts/:id',
  'DELETE /api/drafts/:id',
  'POST /api/media',
  'PATCH /api/notifications/:id/read',
  'PATCH /api/notifications/mark-all-read/:userId',
  'POST /api/notifications/mark-all-read/:userId/undo',
  'PATCH /api/notification-preferences',
  'POST /api/push',
  'DELETE /api/push/:id',
  'POST /api/push/:id/test',
  'PATCH /api/settings',
  'PATCH /api/users/me',
  'POST /api/data/exports',
  'POST /api/data/exports/:id/ticket',
  'POST /api/data/deletion',
  'DELETE /api/data/deletion',
  'POST /api/admin/blogs',
  'PATCH /api/admin/blogs/:id',
  'DELETE /api/admin/blogs/:id',
  'POST /api/trending/hide',
  'POST /api/trending/show',
  'POST /api/explore/pass',
  'POST /api/users/:id/follow',
  'POST /api/users/:id/unfollow',
  'POST /api/users/:id/block',
  'POST /api/users/:id/unblock',
  'POST /api/users/:id/mute',
  'POST /api/users/:id/unmute',
  'POST /api/relations/words',
  'DELETE /api/relations/words/:id',
]
