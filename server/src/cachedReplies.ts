import { clipApi } from '@jes/contract/clips/clips'
import { type Comment, commentApi } from '@jes/contract/comments/comments'
import { userApi } from '@jes/contract/core/users'
import { exploreApi } from '@jes/contract/feeds/explore'
import { placeApi } from '@jes/contract/feeds/places'
import { rankingApi } from '@jes/contract/feeds/ranking'
import { trendingApi } from '@jes/contract/feeds/trending'
import { hubApi } from '@jes/contract/hubs/hubs'
import { earningApi } from '@jes/contract/money/earnings'
import { premiumApi } from '@jes/contract/money/premium'
import { type Post, postApi } from '@jes/contract/posts/posts'
import { searchApi } from '@jes/contract/search/search'
import { announcementApi } from '@jes/contract/site/announcements'
import { blogApi } from '@jes/contract/site/blogs'
import type { MadeOf } from '#lib/changes.ts'
import { cached } from '#lib/replyCache.ts'
import type { Topic } from '#lib/topics.ts'

/**
 * The endpoints whose replies to visitors are cached, and what each reply is made of: a list of which things stand in
 * it, and every reply of the things that it shows. Private hubs, bans and the staff are in none of these topics:
 * whoever changes what may be seen by whom publishes a change of everything.
 */
export const cachedReplies = [
  cached(postApi.find, madeOfPost),
  cached(postApi.list, ({ ads }) => listOf({ posts: ads })),
  cached(postApi.ofUser, ({ ads }, { userId }) => postsOfUser(ads, userId)),
  cached(clipApi.list, ({ clips }) => listOf({ posts: clips })),
  // A clip that is no post yet is for its owner alone.
  cached(clipApi.find, ({ ad }) => (ad ? madeOfPost(ad) : 'anything')),
  cached(commentApi.list, ({ comments }, { adId }) => [
    `post:${adId}`,
    ...comments.flatMap(topicsOfComment),
  ]),
  cached(userApi.find, ({ _id }) => [`user:${_id}`, `userPosts:${_id}`]),
  cached(hubApi.find, ({ _id, team }) => [
    `hub:${_id}`,
    `hubPosts:${_id}`,
    ...team.map((user) => topicOfUser(user)),
  ]),
  cached(hubApi.posts, ({ ads }) => postsOfHub(ads)),
  cached(hubApi.popular, ({ jehubs }) => listOf({ hubs: jehubs })),
  cached(hubApi.list, ({ jehubs }) => listOf({ hubs: jehubs })),
  cached(hubApi.tags, () => listOf({})),
  cached(searchApi.search, ({ ads, clips, users, jehubs }) =>
    listOf({ posts: [...ads, ...clips], users, hubs: jehubs }),
  ),
  cached(searchApi.suggest, ({ users, jehubs }) => listOf({ users, hubs: jehubs })),
  cached(trendingApi.list, () => listOf({})),
  cached(trendingApi.posts, ({ ads }) => listOf({ posts: ads })),
  cached(trendingApi.clips, ({ ads }) => listOf({ posts: ads })),
  cached(trendingApi.hubs, ({ jehubs }) => listOf({ hubs: jehubs })),
  cached(exploreApi.all, ({ clips, posts, jehubs, users }) =>
    listOf({ posts: [...clips, ...posts], users, hubs: jehubs }),
  ),
  cached(placeApi.list, () => listOf({})),
  cached(placeApi.find, ({ posts, jehubs, users }) => listOf({ posts, users, hubs: jehubs })),
  cached(placeApi.posts, ({ ads }) => listOf({ posts: ads })),
  // What the staff writes changes with everything; only the names of its authors are theirs to change.
  cached(announcementApi.current, () => []),
  cached(blogApi.list, ({ blogs }) => blogs.flatMap(({ user }) => (user ? topicOfUser(user) : []))),
  cached(blogApi.find, ({ blog: { user } }) => (user ? [topicOfUser(user)] : [])),
  // They change a few times a year.
  cached(premiumApi.plans, () => []),
  cached(earningApi.months, () => []),
  cached(rankingApi.weights, () => []),
]

type HasId = { _id: string }
type ShownPost = Pick<Post, '_id' | 'user' | 'jehub'> & Partial<Pick<Post, 'quote'>>
type List = { posts?: Post[]; users?: HasId[]; hubs?: HasId[] }

function listOf({ posts = [], users = [], hubs = [] }: List): Topic[] {
  return [
    'lists',
    ...posts.flatMap(topicsOfPost),
    ...users.map(topicOfUser),
    ...hubs.map(topicOfHub),
  ]
}

/** An empty list does not say of which hub it is. */
function postsOfHub(posts: Post[]): MadeOf {
  const hubId = posts[0]?.jehub?._id
  if (!hubId || posts.some(hidesQuote)) return 'anything'
  return [`hubPosts:${hubId}`, ...posts.flatMap(topicsOfPost)]
}

/** New posts and reposts too, which say nothing else of their member. */
function postsOfUser(posts: Post[], userId: string): MadeOf {
  if (posts.some(hidesQuote)) return 'anything'
  return [`user:${userId}`, `userPosts:${userId}`, ...posts.flatMap(topicsOfPost)]
}

function madeOfPost(post: Post): MadeOf {
  return hidesQuote(post) ? 'anything' : topicsOfPost(post)
}

/** A quote that is not shown does not say of which post it is: that one may come back. */
function hidesQuote({ quote }: Post) {
  return quote !== null && quote.ad === null
}

function topicsOfPost({ _id, user, jehub, quote }: ShownPost): Topic[] {
  return [
    `post:${_id}`,
    topicOfUser(user),
    ...(jehub ? [topicOfHub(jehub)] : []),
    ...(quote?.ad ? topicsOfPost(quote.ad) : []),
  ]
}

/** Of a comment and its replies; whether one may be read changes with its post. */
function topicsOfComment({ user, replies }: Comment): Topic[] {
  return [...(user ? [topicOfUser(user)] : []), ...replies.flatMap(topicsOfComment)]
}

function topicOfUser({ _id }: HasId): Topic {
  return `user:${_id}`
}

function topicOfHub({ _id }: HasId): Topic {
  return `hub:${_id}`
}
