import type { Body } from '@jes/contract/core/body'
import { HubRef } from '@jes/contract/core/hubRef'
import { Alt, Picture } from '@jes/contract/core/pictures'
import { UserSummary } from '@jes/contract/core/users'
import { FeedName, FeedQuery } from '@jes/contract/feeds/feeds'
import { endpoint } from '@jes/contract/lib/endpoint'
import { Cursor, limitOf } from '@jes/contract/lib/page'
import { because } from '@jes/contract/lib/refusals/because'
import { Id, Moment, text } from '@jes/contract/lib/text'
import { choiceOf, flagOf, wholeNumber } from '@jes/contract/lib/values'
import * as z from 'zod/mini'
import { Audience, Commenters } from './audience.ts'
import { LinkPreview } from './linkPreview.ts'
import { PostVersion } from './postVersion.ts'
import { Quote, RepostedBy } from './quote.ts'
import { Warning } from './warning.ts'
import { Why } from './why.ts'

export const TITLE_MAX_LENGTH = 150
export const CONTENT_MAX_LENGTH = 25_000 // With a pass; see entitlements.
export const MOST_IMAGES = 8
export const MOST_HASHTAGS = 10
export const POLL_OPTIONS = { min: 2, max: 6 }
export const POLL_OPTION_MAX_LENGTH = 80
/** Seconds in which a deleted post can be restored. */
export const UNDO_SECONDS = 10

export const Poll = z.object({
  options: z.array(z.object({ text: z.string(), votes: z.number() })),
  closesAt: Moment,
  isClosed: z.boolean(),
  myChoice: z.nullable(z.number()),
})
export type Poll = z.infer<typeof Poll>

/** The video of a clip. Its cover is the picture of the post. */
export const ClipVideo = z.object({
  durationMs: z.number(),
  width: z.number(),
  height: z.number(),
  hasSound: z.boolean(),
  /** From the smallest to the largest; `lines` is the shorter side. */
  sizes: z.array(
    z.object({
      lines: z.number(),
      width: z.number(),
      height: z.number(),
      bytes: z.number(),
      url: z.string(),
    }),
  ),
  captions: z.array(z.object({ language: z.enum(['en', 'ne']), url: z.string() })),
})
export type ClipVideo = z.infer<typeof ClipVideo>

export const Post = z.object({
  _id: Id,
  kind: z.enum(['post', 'clip', 'blog']),
  user: UserSummary,
  jehub: z.nullable(HubRef),
  title: z.string(),
  /** Markdown as typed. In lists both this and `body` may be cut: then `isExcerpt`. */
  content: z.string(),
  body: z.custom<Body>(),
  isExcerpt: z.boolean(),
  images: z.array(Picture),
  link: z.nullable(LinkPreview),
  poll: z.nullable(Poll),
  clip: z.nullable(ClipVideo),
  hashtags: z.array(z.string()),
  mentions: z.array(z.string()),
  sensitive: z.boolean(),
  /** In its author's words, what a sensitive post is about. */
  warning: z.nullable(z.string()),
  audience: Audience,
  commenters: Commenters,
  /** Of a visitor: whether they could as a member. */
  canComment: z.boolean(),
  language: z.enum(['en', 'ne']),
  createdAt: Moment,
  editedAt: z.nullable(Moment),
  upVotes: z.number(),
  downVotes: z.number(),
  score: z.number(),
  userVote: z.union([z.literal(1), z.literal(0), z.literal(-1)]),
  views: z.number(),
  commentCount: z.number(),
  bookmarkCount: z.number(),
  isBookmarked: z.boolean(),
  repostCount: z.number(),
  isReposted: z.boolean(),
  canRepost: z.boolean(),
  canQuote: z.boolean(),
  quote: z.nullable(Quote),
  repostedBy: z.nullable(RepostedBy),
  canEdit: z.boolean(),
  canDelete: z.boolean(),
  canModerate: z.boolean(),
  isPinned: z.boolean(),
  /** Pinned in its hub. */
  isHubPinned: z.boolean(),
  isLocked: z.boolean(),
  /** AutoMod's label. */
  label: z.nullable(z.string()),
  /** Posts that the hub's team removed or holds are visible to the author and the team only. */
  state: z.enum(['live', 'held', 'removed']),
  /** For a removed one: why, and where the author may appeal. */
  removal: z.nullable(z.object({ act: Id, rule: z.nullable(z.string()), reason: z.string() })),
  why: z.nullable(Why),
})
export type Post = z.infer<typeof Post>

export const PostPage = z.object({
  ads: z.array(Post),
  nextCursor: z.nullable(z.string()),
  /** For you: the weights of this order. */
  configId: z.optional(z.number()),
})
export type PostPage = z.infer<typeof PostPage>

const Title = text({ min: 3, max: TITLE_MAX_LENGTH, why: 'posts.title_length' })
const Content = text({ min: 0, max: CONTENT_MAX_LENGTH, why: 'posts.content_long' })

const OPTION_COUNT = because('posts.poll_choices', POLL_OPTIONS)

const NewPoll = z.object({
  options: z
    .array(
      text({
        min: 1,
        max: POLL_OPTION_MAX_LENGTH,
        why: 'posts.poll_choice_length',
      }),
      OPTION_COUNT,
    )
    .check(
      z.minLength(POLL_OPTIONS.min, OPTION_COUNT),
      z.maxLength(POLL_OPTIONS.max, OPTION_COUNT),
    ),
  hours: wholeNumber({ min: 1, max: 168, why: 'posts.poll_hours' }),
})

const PICTURES = because('posts.pictures_many', { max: MOST_IMAGES })
export const NewImages = z
  .array(z.object({ _id: Id, alt: z._default(Alt, '') }), PICTURES)
  .check(z.maxLength(MOST_IMAGES, PICTURES))

export const NewPost = z.object({
  title: Title,
  content: z._default(Content, ''),
  images: z._default(NewImages, []),
  jehub: z.optional(z.nullable(Id)),
  poll: z.optional(z.nullable(NewPoll)),
  sensitive: z._default(flagOf('sensitive'), false),
  warning: z.optional(z.nullable(Warning)),
  /** A post in a JeHub is for all who may read there. */
  audience: z._default(Audience, 'everyone'),
  commenters: z._default(Commenters, 'everyone'),
  /** The post that it quotes; in another hub this is a cross-post. */
  quote: z.optional(z.nullable(Id)),
  /** The draft of this post; it is deleted when the post is created. */
  draft: z.optional(Id),
})
export type NewPost = z.infer<typeof NewPost>

/** Only the changed fields, never a poll; refused if `editedAt` is no longer `basedOn`, the one it began with. */
export const PostEdit = z.object({
  title: z.optional(Title),
  content: z.optional(Content),
  images: z.optional(NewImages),
  sensitive: z.optional(flagOf('sensitive')),
  warning: z.optional(z.nullable(Warning)),
  basedOn: z.optional(z.nullable(Moment)),
})
export type PostEdit = z.infer<typeof PostEdit>

const VOTE = because('value.one_of', { name: 'value', choices: ['1', '0', '-1'] })
export const Vote = z.object({
  value: z.union([z.literal(1, VOTE), z.literal(0, VOTE), z.literal(-1, VOTE)], VOTE),
})
export const VoteResult = z.object({
  upVotes: z.number(),
  downVotes: z.number(),
  score: z.number(),
  userVote: z.union([z.literal(1), z.literal(0), z.literal(-1)]),
})
export type VoteResult = z.infer<typeof VoteResult>

const OnePost = z.object({ id: Id })
const PageOf = z.object({ cursor: Cursor, limit: limitOf(20) })

export const postApi = {
  list: endpoint({
    method: 'GET',
    path: '/api/ads',
    summary: 'A page of a feed, of a hashtag or of all posts',
    access: 'public',
    query: FeedQuery,
    response: PostPage,
  }),
  countNew: endpoint({
    method: 'GET',
    path: '/api/ads/new-count',
    summary: 'How many posts of a feed are newer than one',
    access: 'public',
    query: z.object({ feed: z._default(FeedName, 'home'), since: Id }),
    response: z.object({ count: z.number() }),
  }),
  ofUser: endpoint({
    method: 'GET',
    path: '/api/ads/user/:userId',
    summary: 'The posts of a member, the pinned one first; or their clips alone',
    access: 'public',
    params: z.object({ userId: Id }),
    query: z.extend(PageOf, { kind: z.optional(choiceOf('kind', ['clip'])) }),
    response: PostPage,
  }),
  find: endpoint({
    method: 'GET',
    path: '/api/ads/:id',
    summary: 'One post',
    access: 'public',
    params: OnePost,
    response: Post,
  }),
  create: endpoint({
    method: 'POST',
    path: '/api/ads',
    summary: 'Publish a post',
    body: NewPost,
    response: Post,
    status: 201,
  }),
  edit: endpoint({
    method: 'PATCH',
    path: '/api/ads/:id',
    summary: 'Edit my post; what it was stays in its history',
    params: OnePost,
    body: PostEdit,
    response: Post,
    refuses: [409],
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/api/ads/:id',
    summary: 'Delete my post',
    params: OnePost,
    response: z.object({ undoUntil: Moment }),
  }),
  restore: endpoint({
    method: 'POST',
    path: '/api/ads/:id/restore',
    summary: 'Undo the deletion, within its seconds of grace',
    params: OnePost,
    response: Post,
  }),
  history: endpoint({
    method: 'GET',
    path: '/api/ads/:id/history',
    summary: 'How the post read before its edits',
    access: 'public',
    params: OnePost,
    response: z.object({ versions: z.array(PostVersion) }),
  }),
  vote: endpoint({
    method: 'PATCH',
    path: '/api/ads/:id/vote',
    summary: 'Set my vote: 1, 0 or -1',
    params: OnePost,
    body: Vote,
    response: VoteResult,
  }),
  view: endpoint({
    method: 'PATCH',
    path: '/api/ads/:id/views',
    summary: 'Count a view: once a viewer and hour, not the author, not bots',
    access: 'public',
    params: OnePost,
    response: z.object({ views: z.number() }),
  }),
  choose: endpoint({
    method: 'PATCH',
    path: '/api/ads/:id/poll',
    summary: 'Choose in the poll of a post',
    params: OnePost,
    body: z.object({
      choice: z.int(because('posts.poll_choice_number')).check(z.gte(0), z.lte(5)),
    }),
    response: z.object({ poll: Poll }),
  }),
  pin: endpoint({
    method: 'POST',
    path: '/api/ads/:id/pin',
    summary: 'Pin my post to my profile, or with { pinned: false } take it down',
    params: OnePost,
    body: z.object({ pinned: flagOf('pinned') }),
    response: z.object({ isPinned: z.boolean() }),
  }),
}
