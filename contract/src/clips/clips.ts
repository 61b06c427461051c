import { Picture } from '@jes/contract/core/pictures'
import { endpoint } from '@jes/contract/lib/endpoint'
import { Cursor, limitOf } from '@jes/contract/lib/page'
import { because } from '@jes/contract/lib/refusals/because'
import { cleaned, Id, Moment, text } from '@jes/contract/lib/text'
import { choiceOf, flagOf, wholeNumber } from '@jes/contract/lib/values'
import { Post } from '@jes/contract/posts/posts'
import * as z from 'zod/mini'

export const CAPTION_MAX_LENGTH = 300
export const CLIP_MIN_MS = 1_000
/** A part of a longer video can be chosen; an hour is the limit of the source. */
export const SOURCE_MAX_MS = 60 * 60_000
/** The path of uploads, in the tus protocol (version 1.0.0, with creation and termination). */
export const UPLOADS_PATH = '/api/uploads'
export const VTT_MAX_LENGTH = 100_000
export const MOST_EVENTS = 50
/** The number of points of the retention curve. */
export const RETENTION_POINTS = 20

/** Why a clip could not be made. */
export const ClipFailure = z.enum([
  /** Not a video, or too damaged to be read. */
  'unreadable',
  /** A format that is not supported. */
  'unsupported',
  'tooShort',
  'tooLong',
  /** The file is truncated. */
  'cutOff',
  /** It took too long to make. */
  'timeout',
  /** Its owner may no longer post in the hub. */
  'place',
  /** The owner's account was suspended before it was published. */
  'suspended',
  /** The upload no longer exists. */
  'lost',
  /** Our own fault. */
  'server',
])
export type ClipFailure = z.infer<typeof ClipFailure>

export const ClipStatus = z.enum(['processing', 'ready', 'failed'])
export type ClipStatus = z.infer<typeof ClipStatus>

/** A clip as its owner sees it; others see only `ad`, once it is ready. */
export const Clip = z.object({
  _id: Id,
  status: ClipStatus,
  /** Per cent. */
  progress: z.number(),
  failure: z.nullable(ClipFailure),
  caption: z.string(),
  sensitive: z.boolean(),
  jehub: z.nullable(z.object({ _id: Id, name: z.string() })),
  cover: z.nullable(Picture),
  createdAt: Moment,
  ad: z.nullable(Post),
})
export type Clip = z.infer<typeof Clip>

export const ClipPage = z.object({
  clips: z.array(Post),
  nextCursor: z.nullable(z.string()),
  /** False while there is no clip at all, or the feed is switched off: then the coming-soon page is shown. */
  isOpen: z.boolean(),
})
export type ClipPage = z.infer<typeof ClipPage>

export const ClipFeedName = choiceOf('feed', ['foryou', 'following', 'latest'])
export type ClipFeedName = z.infer<typeof ClipFeedName>

export const Caption = text({
  min: 0,
  max: CAPTION_MAX_LENGTH,
  why: 'clips.caption_long',
})

const AtMs = wholeNumber({ min: 0, max: SOURCE_MAX_MS, why: 'clips.moment' })
const PART = because('clips.part')
const Trim = z
  .object({ fromMs: AtMs, toMs: AtMs })
  .check(z.refine(({ fromMs, toMs }) => toMs - fromMs >= CLIP_MIN_MS, PART))

export const NewClip = z.object({
  /** The last part of the upload's URL. */
  uploadId: z
    .string(because('clips.video_missing'))
    .check(z.regex(/^[0-9a-f]{32}$/, because('clips.video_missing'))),
  caption: z._default(Caption, ''),
  jehub: z.optional(z.nullable(Id)),
  /** Counted from the beginning of the uploaded file. */
  posterAtMs: z._default(AtMs, 0),
  trim: z.optional(z.nullable(Trim)),
  sensitive: z._default(flagOf('sensitive'), false),
})
export type NewClip = z.infer<typeof NewClip>

export const ClipEdit = z.object({
  caption: z.optional(Caption),
  sensitive: z.optional(flagOf('sensitive')),
  /** Counted from the beginning of the clip. */
  posterAtMs: z.optional(AtMs),
})
export type ClipEdit = z.infer<typeof ClipEdit>

const EVENT = because('clips.event')
const Ms = z.int(EVENT).check(z.gte(0, EVENT), z.lte(SOURCE_MAX_MS, EVENT))

/** An event of watching a clip. Only `start` and the last three need to know the member. */
export const ClipEvent = z.discriminatedUnion(
  'type',
  [
    z.object({ type: z.literal('start'), clip: Id }),
    /** Watched for so long since the last such event, up to this point. */
    z.object({ type: z.literal('watch'), play: z.uuid(EVENT), ms: Ms, reachedMs: Ms }),
    z.object({ type: z.literal('share'), clip: Id }),
    z.object({ type: z.literal('follow'), clip: Id }),
    /** Not interested: For you shows it no more. */
    z.object({ type: z.literal('hide'), clip: Id }),
  ],
  EVENT,
)
export type ClipEvent = z.infer<typeof ClipEvent>

export const ClipStats = z.object({
  plays: z.number(),
  /** Plays of at least 5 seconds or half of the clip. */
  engagedViews: z.number(),
  watchedMs: z.number(),
  durationMs: z.number(),
  /** Between 0 and 1: how much of the clip a play saw on average. */
  averagePart: z.number(),
  /** For each twentieth of the clip the part of the plays that reached it. */
  retention: z.array(z.number()),
  shares: z.number(),
  saves: z.number(),
  comments: z.number(),
  upVotes: z.number(),
  followers: z.number(),
  /** The last 30 days in Nepal, oldest first. */
  days: z.array(z.object({ day: z.string(), plays: z.number(), engagedViews: z.number() })),
})
export type ClipStats = z.infer<typeof ClipStats>

export const CaptionsLanguage = z.enum(['en', 'ne'], because('clips.captions_language'))
const VTT = because('clips.captions_long', { max: VTT_MAX_LENGTH })

const OneClip = z.object({ id: Id })

export const clipApi = {
  list: endpoint({
    method: 'GET',
    path: '/api/clips',
    summary: 'A page of a feed of clips',
    access: 'public',
    query: z.object({
      feed: z._default(ClipFeedName, 'foryou'),
      cursor: Cursor,
      limit: limitOf(10),
    }),
    response: ClipPage,
  }),
  waiting: endpoint({
    method: 'GET',
    path: '/api/clips/waiting',
    summary: 'My clips that are being prepared or could not be',
    response: z.object({ clips: z.array(Clip) }),
  }),
  find: endpoint({
    method: 'GET',
    path: '/api/clips/:id',
    summary: 'One clip; what is not ready yet only its owner sees',
    access: 'public',
    params: OneClip,
    response: Clip,
  }),
  create: endpoint({
    method: 'POST',
    path: '/api/clips',
    summary: 'Make a clip of what was uploaded',
    body: NewClip,
    response: Clip,
    status: 201,
  }),
  edit: endpoint({
    method: 'PATCH',
    path: '/api/clips/:id',
    summary: 'Change the caption, the mark or the cover of my clip',
    params: OneClip,
    body: ClipEdit,
    response: Clip,
  }),
  retry: endpoint({
    method: 'POST',
    path: '/api/clips/:id/retry',
    summary: 'Try again to prepare my clip',
    params: OneClip,
    response: Clip,
  }),
  drop: endpoint({
    method: 'DELETE',
    path: '/api/clips/:id',
    summary: 'Give up my clip before it is out; one that is out is deleted as a post',
    params: OneClip,
  }),
  view: endpoint({
    method: 'PATCH',
    path: '/api/clips/:id/views',
    summary: 'Count a view, as of any post',
    access: 'public',
    params: OneClip,
    response: z.object({ views: z.number() }),
  }),
  stats: endpoint({
    method: 'GET',
    path: '/api/clips/:id/stats',
    summary: 'How my clip is watched',
    params: OneClip,
    response: ClipStats,
  }),
  putCaptions: endpoint({
    method: 'PUT',
    path: '/api/clips/:id/captions/:language',
    summary: 'Add captions to my clip (WebVTT), instead of those it has in this language',
    params: z.object({ id: Id, language: CaptionsLanguage }),
    body: z.object({ content: cleaned(VTT).check(z.maxLength(VTT_MAX_LENGTH, VTT)) }),
    response: Clip,
  }),
  removeCaptions: endpoint({
    method: 'DELETE',
    path: '/api/clips/:id/captions/:language',
    summary: 'Take the captions of a language away',
    params: z.object({ id: Id, language: CaptionsLanguage }),
    response: Clip,
  }),
  tell: endpoint({
    method: 'POST',
    path: '/api/clips/events',
    summary: 'What was watched, in batches; to each start belongs a play, which later events name',
    access: 'public',
    body: z.object({ events: z.array(ClipEvent, EVENT).check(z.maxLength(MOST_EVENTS, EVENT)) }),
    response: z.object({ plays: z.array(z.object({ clip: Id, play: z.string() })) }),
  }),
}
