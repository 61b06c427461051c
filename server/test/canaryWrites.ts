import {
  ofCaptions,
  ofClip,
  ofHub,
  ofHubId,
  ofMember,
  ofMessage,
  ofPosts,
  ofTalk,
  type Row,
} from './canaryRows.ts'

const ofComments: Row = ({ traces: { comment, reply } }) =>
  [comment, reply].map((id) => ({ params: { id } }))

function saying(row: Row, ...bodies: object[]): Row {
  return (asking) => row(asking).flatMap((sent) => bodies.map((body) => ({ ...sent, body })))
}

const VTT = 'WEBVTT\n\n00:00.000 --> 00:01.000\nMine now'

/** How each endpoint that changes something is called on hidden things; it must reply as for nothing. */
export const WRITES: Record<string, Row> = {
  'PATCH /api/ads/:id': saying(ofPosts, { title: 'Mine now' }),
  'DELETE /api/ads/:id': ofPosts,
  'POST /api/ads/:id/restore': ofPosts,
  'PATCH /api/ads/:id/vote': saying(ofPosts, { value: 1 }, { value: 0 }),
  'PATCH /api/ads/:id/views': ofPosts,
  'PATCH /api/ads/:id/poll': saying(ofPosts, { choice: 0 }),
  'POST /api/ads/:id/repost': ofPosts,
  'DELETE /api/ads/:id/repost': ofPosts,
  'PATCH /api/ads/:id/quotes': saying(ofPosts, { allowed: false }),
  'DELETE /api/ads/:id/quotes/:quoteId': ({ traces: { post, pollPost } }) => [
    { params: { id: post, quoteId: pollPost } },
  ],
  'PATCH /api/ads/:id/audience': saying(
    ofPosts,
    { audience: 'everyone' },
    { commenters: 'nobody' },
  ),
  'POST /api/ads/:id/pin': saying(ofPosts, { pinned: true }),
  'PUT /api/ads/:id/hide': saying(ofPosts, { reason: 'seen' }, { reason: 'notInterested' }),
  'DELETE /api/ads/:id/hide': ofPosts,
  'PUT /api/ads/:id/mute': saying(ofPosts, { muted: true }, { muted: false }),
  'POST /api/ads/:id/moderate': saying(ofPosts, { action: 'remove' }, { action: 'restore' }),
  'POST /api/ads/seen': ({ traces: { post } }) => [{ body: { ids: [post] } }],
  'POST /api/ads/read': ({ traces: { post } }) => [{ body: { reads: [{ id: post, ms: 1_000 }] } }],
  'POST /api/ads': ({ traces: { hub, post } }) => [
    { body: { title: 'Let me in', jehub: hub } },
    { body: { title: 'Look at this', quote: post } },
  ],
  'POST /api/scheduled-posts': ({ traces: { hub } }) => [
    { body: { post: { title: 'Let me in', jehub: hub }, publishAt: inAnHour() } },
  ],
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
  'POST /api/talks/:id/messages': saying(ofTalk, { content: 'Hello' }),
  'PATCH /api/talks/:id/messages/:seq': saying(ofMessage, { content: 'Mine now' }),
  'DELETE /api/talks/:id/messages/:seq': (asking) =>
    ofMessage(asking).flatMap((sent) =>
      ['me', 'all'].map((whose) => ({ ...sent, query: { for: whose } })),
    ),
  'PUT /api/talks/:id/messages/:seq/reaction': saying(ofMessage, { sign: 'heart' }, { sign: null }),
  'PUT /api/talks/:id/read': saying(ofTalk, { seq: 1 }),
  'PATCH /api/talks/:id': saying(ofTalk, { isPinned: true }, { isArchived: true }),
  'PUT /api/talks/:id/disappearing': saying(ofTalk, { after: 'day' }),
  'POST /api/talks/:id/accept': ofTalk,
  'POST /api/talks/:id/report': saying(ofTalk, { seqs: [1], withBefore: true, reason: 'spam' }),
  'DELETE /api/talks/:id': ofTalk,
  'POST /api/bookmarks/:adId': ({ traces: { post } }) => [{ params: { adId: post } }],
  'DELETE /api/bookmarks/:adId': ({ traces: { pollPost, removedPost } }) =>
    [pollPost, removedPost].map((adId) => ({ params: { adId } })),
  'PUT /api/bookmarks/:adId/folder': ({ traces: { pollPost, removedPost } }) =>
    [pollPost, removedPost].map((adId) => ({ params: { adId }, body: { folder: null } })),
  'POST /api/comments': ({ traces: { post, comment }, others: { openPost } }) => [
    { body: { ad: post, content: 'Hello' } },
    { body: { ad: post, content: 'Hello', parentComment: comment } },
    { body: { ad: openPost, content: 'Hello', parentComment: comment } },
  ],
  'PATCH /api/comments/:id': saying(ofComments, { content: 'Mine now' }),
  'DELETE /api/comments/:id': ofComments,
  'POST /api/comments/:id/restore': ofComments,
  'PATCH /api/comments/:id/vote': saying(ofComments, { value: 1 }, { value: 0 }),
  'PUT /api/comments/:id/saved': saying(ofComments, { saved: true }, { saved: false }),
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
  'PUT /api/jehub/:id/fewer': saying(ofHubId, { fewer: true }, { fewer: false }),
  'POST /api/jehub/:id/mute': ofHubId,
  'POST /api/jehub/:id/unmute': ofHubId,
  'POST /api/jehub/:id/automod/try': saying(ofHub, { rules: [] }),
  'PUT /api/jehub/:id/automod': saying(ofHub, { rules: [], isOn: false }),
}

function inAnHour() {
  return new Date(Date.now() + 3_600_000).toISOString()
}

/** Only these may reply to a member with something else than 404, for hidden things as for nothing. */
export const NOT_404 = [
  'POST /api/admin/things/:kind/:id',
  'POST /api/admin/cases/:id/decide',
  'POST /api/ads/seen',
  'POST /api/ads/read',
  'POST /api/ads',
  'POST /api/scheduled-posts',
  'POST /api/comments',
  'POST /api/mod-acts/:id/decide',
  'POST /api/clips',
  'PUT /api/clips/:id/captions/:language',
  'POST /api/clips/events',
]

/** These reply to a visitor with something else than "log in". */
export const OPEN_TO_ALL = [
  'PATCH /api/ads/:id/views',
  'PATCH /api/clips/:id/views',
  'POST /api/clips/events',
]

/** Endpoints that change something and name nothing hidden, or name a hub that one may request to join. */
export const NOT_ABOUT_HIDDEN = [
  'DELETE /api/admin/jobs/:id',
  'DELETE /api/feed-learning',
  'PUT /api/hashtag-follows/:tag',
  'POST /api/lists',
  'PATCH /api/lists/:id',
  'DELETE /api/lists/:id',
  'PUT /api/lists/:id/people/:userId',
  'DELETE /api/lists/:id/people/:userId',
  'PUT /api/lists/:id/follow',
  'POST /api/admin/jobs/:id/retry',
  'POST /api/admin/jobs/retry',
  'POST /api/admin/templates',
  'PATCH /api/admin/templates/:id',
  'DELETE /api/admin/templates/:id',
  'POST /api/invitations',
  'DELETE /api/invitations/:id',
  'PUT /api/admin/sign-ups/settings',
  'POST /api/admin/sign-ups/:id/approve',
  'POST /api/admin/sign-ups/:id/decline',
  'POST /api/admin/sign-ups/blocks',
  'DELETE /api/admin/sign-ups/blocks/:id',
  'POST /api/grievances',
  'POST /api/admin/grievances/:id/answer',
  'POST /api/admin/users/:id/role',
  'POST /api/admin/users/:id/end-sessions',
  'POST /api/admin/users/:id/verification',
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
  'PUT /api/scheduled-posts/:id',
  'POST /api/scheduled-posts/:id/publish',
  'DELETE /api/scheduled-posts/:id',
  'POST /api/bookmark-folders',
  'PATCH /api/bookmark-folders/:id',
  'DELETE /api/bookmark-folders/:id',
  'POST /api/bookmark-folders/:id/restore',
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
  'POST /api/users/me/links/check',
  'POST /api/data/exports',
  'POST /api/data/exports/:id/ticket',
  'POST /api/data/deletion',
  'DELETE /api/data/deletion',
  'POST /api/premium/checkout',
  'POST /api/premium/payouts',
  'PUT /api/admin/plans/:code',
  'POST /api/admin/orders/:id/check',
  'POST /api/admin/orders/:id/refund',
  'POST /api/admin/payouts/:id/details',
  'POST /api/admin/payouts/:id/approve',
  'POST /api/admin/payouts/:id/decline',
  'POST /api/admin/payouts/:id/paid',
  'POST /api/admin/months/close',
  'POST /api/admin/blogs',
  'PATCH /api/admin/blogs/:id',
  'DELETE /api/admin/blogs/:id',
  'POST /api/trending/hide',
  'POST /api/trending/show',
  'POST /api/explore/pass',
  'PATCH /api/first-steps',
  'POST /api/first-week/close',
  'POST /api/talks',
  'POST /api/users/:id/follow',
  'POST /api/users/:id/unfollow',
  'PUT /api/users/me/private',
  'POST /api/users/:id/remove-follower',
  'PUT /api/users/:id/bell',
  'POST /api/follow-requests/:id/accept',
  'POST /api/follow-requests/:id/decline',
  'POST /api/follow-requests/accept-all',
  'POST /api/users/:id/block',
  'POST /api/users/:id/unblock',
  'POST /api/users/:id/mute',
  'POST /api/users/:id/unmute',
  'POST /api/relations/words',
  'DELETE /api/relations/words/:id',
]
