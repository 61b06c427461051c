import type { Sending } from './canaryRows.ts'
import type { RelationWorld } from './relationWorld.ts'

/**
 * My relation to somebody, in the order of the columns; `f…` is the same for somebody whom I follow. Private: their
 * account is.
 */
export const RELATIONS = [
  'none',
  'iBlock',
  'theyBlock',
  'iMute',
  'muteHub',
  'muteWord',
  'follow',
  'fMute',
  'fHub',
  'fWord',
  'private',
  'fPrivate',
] as const
export type Relation = (typeof RELATIONS)[number]

type Row = {
  /** A word that occurs in one thing of theirs alone; for a count, the returned number. */
  thing: keyof RelationWorld['words'] | 'count'
  /** One letter for each relation: s seen, - not seen, f seen folded, 4 is 404; for counts the digit. */
  cells: string
  /** Only this part of the reply is checked. */
  part?: 'users' | 'jehubs' | 'found'
  sent?: (world: RelationWorld) => Sending
}

/** In lists of everything: posts in no hub, and posts in the hub. */
const ANYWHERE = 's---s-s-s---'
/** The same where what followed people post is among it. */
const NEAR = 's---s-s-s--s'
const IN_HUB = 's-----s---ss'
/** In the hub's own lists. */
const OF_HUB = 's---s-s-s-ss'
/** Pages opened on purpose, and lists of people and of one's own things. */
const OPENED = 's44sssssssss'
const KEPT = 's--sssssssss'
/** The same of their posts outside hubs, and of what only their page lists. */
const OPENED_POST = 's44sssssss4s'
const KEPT_POST = 's--sssssss-s'
/** People who are found or suggested. */
const FOUND = 's---sss-ssss'
/** Or named as the reason for another suggestion: whom a private account follows is none. */
const SUGGESTED = 's---sss-sss-'
const FOLDED = 's--fsfsfsfss'
/** Hubs that are suggested. */
const OFFERED_HUB = 'ssss-sss-sss'

const query =
  (query: Record<string, string>): Row['sent'] =>
  () => ({ query: { limit: '50', ...query } })
const ofThem: Row['sent'] = ({ them }) => ({ params: { id: them.id, userId: them.id } })
const ofMe: Row['sent'] = ({ me }) => ({ params: { userId: me.id } })
const ofFriend: Row['sent'] = ({ friend }) => ({ params: { id: friend.id } })
const ofHub: Row['sent'] = ({ hub }) => ({ params: { id: hub.id } })
const ofPost: Row['sent'] = ({ post }) => ({ params: { id: post } })
const ofQuote: Row['sent'] = ({ quote }) => ({ params: { id: quote } })
const ofList: Row['sent'] = ({ list }) => ({ params: { id: list } })
const ofTheirList: Row['sent'] = ({ theirList }) => ({ params: { id: theirList } })
const ofTalk: Row['sent'] = ({ talk }) => ({ params: { id: talk } })
const ofGroup: Row['sent'] = ({ group }) => ({ params: { id: group } })
const ofThread: Row['sent'] = ({ thread }) => ({ params: { adId: thread } })
const ofDistrict: Row['sent'] = ({ district }) => ({ params: { key: district } })
const searching =
  (query: (world: RelationWorld) => Record<string, string>): Row['sent'] =>
  (world) => ({ query: query(world) })

/** What each GET endpoint shows of somebody, for every relation to them. */
export const RELATION_ROWS: Record<string, Row[]> = {
  '/api/ads': [
    ...(['home', 'popular', 'latest'] as const).flatMap((feed): Row[] => [
      { thing: 'post', cells: feed === 'home' ? NEAR : ANYWHERE, sent: query({ feed }) },
      { thing: 'hubPost', cells: IN_HUB, sent: query({ feed }) },
    ]),
    { thing: 'post', cells: '------s-s--s', sent: query({ feed: 'following' }) },
    { thing: 'hubPost', cells: '------s----s', sent: query({ feed: 'following' }) },
    { thing: 'post', cells: ANYWHERE, sent: query({ sort: 'top', t: 'day' }) },
    ...(['hot', 'new', 'top'] as const).flatMap((sort): Row[] => {
      const tagged = searching(({ tag }) => ({ hashtag: tag, sort }))
      return [
        { thing: 'post', cells: ANYWHERE, sent: tagged },
        { thing: 'hubPost', cells: IN_HUB, sent: tagged },
        {
          thing: 'hubPost',
          cells: OF_HUB,
          sent: searching(({ hub }) => ({ jehub: hub.id, sort })),
        },
      ]
    }),
  ],
  '/api/ads/new-count': [
    ...(['home', 'popular', 'latest'] as const).map(
      (feed): Row => ({
        thing: 'count',
        cells: '400030403011',
        sent: searching(({ since }) => ({ feed, since })),
      }),
    ),
    {
      thing: 'count',
      cells: '000000403004',
      sent: searching(({ since }) => ({ feed: 'following', since })),
    },
  ],
  '/api/ads/user/:userId': [
    { thing: 'post', cells: OPENED_POST, sent: ofThem },
    { thing: 'hubPost', cells: OPENED_POST, sent: ofThem },
    {
      thing: 'clip',
      cells: OPENED_POST,
      sent: ({ them }) => ({ params: { userId: them.id }, query: { kind: 'clip' } }),
    },
  ],
  '/api/ads/:id': [
    { thing: 'post', cells: OPENED_POST, sent: ofPost },
    { thing: 'quoted', cells: KEPT_POST, sent: ofQuote },
  ],
  '/api/ads/:id/reposts': [{ thing: 'person', cells: KEPT_POST, sent: ofQuote }],
  '/api/ads/:id/quotes': [{ thing: 'quote', cells: KEPT_POST, sent: ofQuote }],
  '/api/clips': [
    { thing: 'clip', cells: NEAR, sent: query({ feed: 'foryou' }) },
    { thing: 'clip', cells: ANYWHERE, sent: query({ feed: 'latest' }) },
    { thing: 'clip', cells: '------s-s--s', sent: query({ feed: 'following' }) },
  ],
  '/api/clips/:id': [
    { thing: 'clip', cells: OPENED_POST, sent: ({ clip }) => ({ params: { id: clip } }) },
  ],
  '/api/jehub/:id/ads': ['hot', 'new', 'top'].map((sort) => ({
    thing: 'hubPost',
    cells: OF_HUB,
    sent: ({ hub }) => ({ params: { id: hub.id }, query: { sort } }),
  })),
  '/api/jehub/:id': [
    { thing: 'hub', cells: 'ssssssssssss', sent: ofHub },
    { thing: 'person', cells: KEPT, sent: ofHub },
  ],
  '/api/jehub/:id/members': [{ thing: 'person', cells: KEPT, sent: ofHub }],
  '/api/comments/:adId': [{ thing: 'comment', cells: FOLDED, sent: ofThread }],
  '/api/comments/:adId/changes': [
    {
      thing: 'comment',
      cells: FOLDED,
      sent: ({ thread }) => ({
        params: { adId: thread },
        query: { since: '2026-01-01T00:00:00.000Z' },
      }),
    },
  ],
  '/api/comments/user/:userId': [{ thing: 'comment', cells: OPENED_POST, sent: ofThem }],
  '/api/notifications/:userId': [
    { thing: 'told', cells: FOUND, sent: ofMe },
    { thing: 'mention', cells: 's---s-s-s-ss', sent: ofMe },
  ],
  '/api/notifications/unread-count/:userId': [
    { thing: 'count', cells: '200021202122', sent: ofMe },
  ],
  '/api/votes': [{ thing: 'saved', cells: KEPT_POST }],
  '/api/saved-comments': [{ thing: 'told', cells: KEPT }],
  '/api/bookmarks': [{ thing: 'saved', cells: KEPT_POST }],
  // By the word that is in all of theirs: a reply repeats its query.
  '/api/search': [
    { thing: 'post', cells: ANYWHERE, sent: searching(({ words }) => ({ q: words.word })) },
    { thing: 'hubPost', cells: IN_HUB, sent: searching(({ words }) => ({ q: words.word })) },
    { thing: 'clip', cells: ANYWHERE, sent: searching(({ words }) => ({ q: words.word })) },
    {
      thing: 'hubPost',
      cells: OF_HUB,
      sent: searching(({ words }) => ({ q: `${words.word} in:${words.hub}`, type: 'ads' })),
    },
    {
      thing: 'clip',
      cells: ANYWHERE,
      sent: searching(({ words }) => ({ q: words.word, type: 'clips' })),
    },
    {
      thing: 'person',
      cells: FOUND,
      part: 'users',
      sent: searching(({ them }) => ({ q: them.username, type: 'users' })),
    },
  ],
  '/api/search/suggest': ['', '@'].map((sign) => ({
    thing: 'person',
    cells: FOUND,
    sent: searching(({ them }) => ({ q: `${sign}${them.username}` })),
  })),
  '/api/districts/near': [
    { thing: 'post', cells: ANYWHERE },
    { thing: 'hubPost', cells: IN_HUB },
    { thing: 'hub', cells: OFFERED_HUB, part: 'jehubs' },
  ],
  '/api/districts/:key': [
    { thing: 'post', cells: ANYWHERE, sent: ofDistrict },
    { thing: 'hubPost', cells: IN_HUB, sent: ofDistrict },
    { thing: 'person', cells: FOUND, part: 'users', sent: ofDistrict },
    { thing: 'hub', cells: OFFERED_HUB, part: 'jehubs', sent: ofDistrict },
  ],
  '/api/districts/:key/ads': [
    { thing: 'post', cells: ANYWHERE, sent: ofDistrict },
    { thing: 'hubPost', cells: IN_HUB, sent: ofDistrict },
  ],
  '/api/explore': [
    { thing: 'post', cells: ANYWHERE },
    { thing: 'clip', cells: ANYWHERE },
    { thing: 'hubPost', cells: IN_HUB },
    // Suggested, or, if followed, named as the reason for another suggestion.
    { thing: 'person', cells: SUGGESTED, part: 'users' },
    { thing: 'hub', cells: OFFERED_HUB, part: 'jehubs' },
  ],
  '/api/lists': [
    { thing: 'person', cells: KEPT },
    { thing: 'list', cells: KEPT },
  ],
  '/api/lists/:id': [
    { thing: 'person', cells: KEPT, sent: ofList },
    { thing: 'list', cells: OPENED, sent: ofTheirList },
  ],
  '/api/lists/:id/people': [
    { thing: 'person', cells: KEPT, sent: ofList },
    { thing: 'friend', cells: OPENED, sent: ofTheirList },
  ],
  '/api/lists/:id/ads': [
    { thing: 'post', cells: NEAR, sent: ofList },
    { thing: 'hubPost', cells: IN_HUB, sent: ofList },
  ],
  '/api/first-steps/jehubs': [
    { thing: 'hubPost', cells: IN_HUB },
    { thing: 'hub', cells: OFFERED_HUB },
  ],
  '/api/first-steps/users': [{ thing: 'person', cells: SUGGESTED }],
  '/api/trending/posts': [
    { thing: 'post', cells: ANYWHERE },
    { thing: 'hubPost', cells: IN_HUB },
  ],
  '/api/trending/clips': [{ thing: 'clip', cells: ANYWHERE }],
  '/api/trending/jehubs': [{ thing: 'hub', cells: OFFERED_HUB }],
  '/api/users/:id': [{ thing: 'person', cells: OPENED, sent: ofThem }],
  '/api/users/:id/followers': [
    { thing: 'person', cells: KEPT, sent: ofFriend },
    { thing: 'friend', cells: OPENED_POST, sent: ofThem },
  ],
  '/api/users/:id/following': [
    { thing: 'person', cells: KEPT, sent: ofFriend },
    { thing: 'friend', cells: OPENED_POST, sent: ofThem },
  ],
  '/api/premium/orders': [{ thing: 'person', cells: KEPT }],
  '/api/oembed': [
    {
      thing: 'post',
      // Other sites show what everybody may see.
      cells: 's44sssssss44',
      sent: ({ post }) => ({ query: { url: `http://localhost/p/${post}` } }),
    },
  ],
  '/api/premium/orders/:id': [
    { thing: 'person', cells: KEPT, sent: ({ gift }) => ({ params: { id: gift } }) },
  ],
  '/api/invitations': [{ thing: 'person', cells: KEPT }],
  '/api/talks': [
    { thing: 'message', cells: KEPT },
    { thing: 'message', cells: KEPT, sent: query({ filter: 'unread' }) },
  ],
  '/api/message-search': (['message', 'groupMessage'] as const).map((thing) => ({
    thing,
    cells: KEPT,
    part: 'found',
    sent: ({ words }) => ({ query: { q: words[thing] } }),
  })),
  '/api/talks/:id': [
    { thing: 'message', cells: OPENED, sent: ofTalk },
    { thing: 'person', cells: OPENED, sent: ofTalk },
  ],
  '/api/relations/blocked': [{ thing: 'person', cells: '-s----------' }],
  '/api/relations/muted': [{ thing: 'person', cells: '---s---s----' }],
  '/api/relations/jehubs': [{ thing: 'hub', cells: '----s---s---' }],
  '/api/relations/threads': [{ thing: 'saved', cells: KEPT_POST }],
  '/api/relations/words': [{ thing: 'word', cells: '-----s---s--' }],
  '/api/talks/:id/messages': [
    { thing: 'message', cells: OPENED, sent: ofTalk },
    { thing: 'groupMessage', cells: KEPT, sent: ofGroup },
  ],
  '/api/talks/:id/members': [{ thing: 'person', cells: KEPT, sent: ofGroup }],
}

/** Endpoints that show nobody, or whose reader must see everybody: one's own data, directories of hubs, teams and staff. */
export const SHOWING_NOBODY = [
  '/api/ads/:id/history',
  '/api/ads/:id/mute',
  // Without an engine there is nothing to show; who may have a text translated is in the tests of each.
  '/api/ads/:id/translation',
  '/api/announcements',
  '/api/appeals',
  '/api/blogs',
  '/api/blogs/:id',
  '/api/comments/:id/saved',
  '/api/bookmark-folders',
  '/api/clips/:id/stats',
  '/api/clips/waiting',
  '/api/comments/:id/translation',
  '/api/districts',
  '/api/drafts',
  '/api/feed-learning',
  '/api/first-steps',
  '/api/first-week',
  '/api/follow-requests',
  '/api/grievances/:number',
  '/api/hashtag-follows',
  '/api/lists/holding/:userId',
  '/api/hashtag-follows/:tag',
  '/api/jehub',
  '/api/jehub/:id/automod',
  '/api/jehub/:id/bans',
  '/api/jehub/:id/check-membership',
  '/api/jehub/:id/invites',
  '/api/jehub/:id/members/:userId/notes',
  '/api/jehub/:id/modlog',
  '/api/jehub/:id/modqueue',
  '/api/jehub/:id/related',
  '/api/jehub/:id/requests',
  '/api/group-invites/:code',
  '/api/jehub/invites/:code',
  '/api/jehub/popular',
  '/api/jehub/tags',
  '/api/mod-acts/:id',
  '/api/notification-preferences',
  '/api/analytics',
  '/api/premium/earnings',
  '/api/premium/me',
  '/api/premium/months',
  '/api/premium/payouts',
  '/api/premium/plans',
  '/api/talks/counts',
  '/api/talks/:id/stranger',
  '/api/premium/statements/:month',
  '/api/premium/preview',
  '/api/push',
  '/api/ranking',
  '/api/reports/mine',
  '/api/scheduled-posts',
  '/api/trending',
  '/api/trending/held',
  '/api/user/jehubs',
  '/api/users/me/links',
  '/api/users/:id/thanks',
]
/** All endpoints below these are of that kind. */
export const SHOWING_NOBODY_BELOW = ['/api/admin/', '/api/auth/', '/api/data/', '/api/health']
