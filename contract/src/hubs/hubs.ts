import { UserSummary } from '@jes/contract/core/users'
import { FeedPeriod } from '@jes/contract/feeds/feeds'
import { endpoint } from '@jes/contract/lib/endpoint'
import { Cursor, limitOf, pageOf } from '@jes/contract/lib/page'
import { because } from '@jes/contract/lib/refusals/because'
import { cleaned, Id, Moment, text } from '@jes/contract/lib/text'
import { choiceOf, flagOf } from '@jes/contract/lib/values'
import { PostPage } from '@jes/contract/posts/posts'
import * as z from 'zod/mini'

/** The length where inputs stop; a name of this length is refused all the same. */
export const HUB_NAME_MAX_LENGTH = 50
export const HUB_DESCRIPTION_MAX_LENGTH = 500
export const HUB_TAG_MAX_LENGTH = 30
export const MOST_TAGS = 10
export const MOST_RULES = 10
export const RULE_TITLE_MAX_LENGTH = 100
export const RULE_DESCRIPTION_MAX_LENGTH = 500

export const HubRole = z.enum(['owner', 'moderator', 'member'], because('value.choice'))
export type HubRole = z.infer<typeof HubRole>

export const JoinState = z.enum(['none', 'requested', 'invited', 'member', 'banned'])
export type JoinState = z.infer<typeof JoinState>

/** A hub in a list. For outsiders a private one has no cover. */
export const HubSummary = z.object({
  _id: Id,
  name: z.string(),
  description: z.string(),
  icon: z.nullable(z.string()),
  cover: z.nullable(z.string()),
  isPrivate: z.boolean(),
  memberCount: z.number(),
  /** The viewer's membership; `none` for visitors. */
  joinState: JoinState,
})
export type HubSummary = z.infer<typeof HubSummary>

export const HubRule = z.object({
  title: text({ min: 1, max: RULE_TITLE_MAX_LENGTH, why: 'hubs.rule_title_length' }),
  description: z._default(
    text({
      min: 0,
      max: RULE_DESCRIPTION_MAX_LENGTH,
      why: 'hubs.rule_description_long',
    }),
    '',
  ),
})
export type HubRule = z.infer<typeof HubRule>

/** The page of a hub. Outsiders see only the name, icon, description and member count of a private one. */
export const Hub = z.extend(HubSummary, {
  /** Whether the viewer has muted it. */
  isMuted: z.boolean(),
  tags: z.array(z.string()),
  /** The key of the district that it says it is of. */
  district: z.nullable(z.string()),
  rules: z.array(HubRule),
  createdAt: z.nullable(Moment),
  postCount: z.nullable(z.number()),
  /** The owner first, then the moderators. */
  team: z.array(z.extend(UserSummary, { role: HubRole })),
  myRole: z.nullable(HubRole),
  /** Sends a notification for each new post. */
  isWatched: z.boolean(),
  /** Posts, members and rules are visible to the viewer. */
  canSee: z.boolean(),
  canPost: z.boolean(),
  canModerate: z.boolean(),
  /** For the team: the length of the queue and the number of requests. */
  waiting: z.nullable(z.object({ reports: z.number(), requests: z.number() })),
  /** For a banned viewer: why, until when, and the action that can be appealed. */
  ban: z.nullable(z.object({ reason: z.string(), until: z.nullable(Moment), act: z.nullable(Id) })),
})
export type Hub = z.infer<typeof Hub>

/** Letters, marks and numbers of any script, and what joins them; a name is part of a URL. */
const NAME_SHAPE =
  /^[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}\p{Join_Control} ._'&-]*[\p{L}\p{M}\p{N}\p{Join_Control}])?$/u
const ONLY_DIGITS = /^\d{15,}$/
const NAME_LETTERS = because('hubs.name_letters')
/** As people count: invisible characters are no letters, and one beyond the first plane is one. */
function lettersIn(said: string) {
  return [...said.replace(/\p{Cf}/gu, '')].length
}
export const HubName = text({
  min: 1,
  max: HUB_NAME_MAX_LENGTH - 1,
  tooShort: 'hubs.name_missing',
  why: 'hubs.name_long',
  counts: 'length',
}).check(
  z.refine((name) => lettersIn(name) >= 3, because('hubs.name_short', { min: 3 })),
  z.regex(NAME_SHAPE, NAME_LETTERS),
  z.refine((name) => !ONLY_DIGITS.test(name), NAME_LETTERS),
)
export const HubDescription = text({
  min: 1,
  max: HUB_DESCRIPTION_MAX_LENGTH - 1,
  tooShort: 'hubs.description_missing',
  why: 'hubs.description_long',
  counts: 'length',
}).check(z.refine((said) => lettersIn(said) >= 10, because('hubs.description_short', { min: 10 })))

const TAGS = because('hubs.tags_many', { max: MOST_TAGS })
export const HubTag = text({ min: 1, max: HUB_TAG_MAX_LENGTH, why: 'hubs.tag_length' })
const Tags = z.array(HubTag, TAGS).check(z.maxLength(MOST_TAGS, TAGS))
const RULES = because('hubs.rules_many', { max: MOST_RULES })
const Rules = z.array(HubRule, RULES).check(z.maxLength(MOST_RULES, RULES))

/** Sent as multipart, with `tags` and `rules` as JSON, and the files `coverImage` and `icon`. */
export const NewHub = z.strictObject({
  name: HubName,
  description: HubDescription,
  isPrivate: z._default(flagOf('isPrivate'), false),
  tags: z._default(Tags, []),
  rules: z._default(Rules, []),
})
export type NewHub = z.infer<typeof NewHub>

const DISTRICT = because('value.choice')

/** Only what changes. The name stays, because links lead to it. A private hub with posts stays private. */
export const HubEdit = z.strictObject({
  description: z.optional(HubDescription),
  isPrivate: z.optional(flagOf('isPrivate')),
  tags: z.optional(Tags),
  /** The key of a district, or null. Which there are is checked by the server: pages of hubs do without their table. */
  district: z.optional(z.nullable(z.string(DISTRICT).check(z.maxLength(40, DISTRICT)))),
  rules: z.optional(Rules),
})
export type HubEdit = z.infer<typeof HubEdit>

const SEARCH = because('hubs.search_long')
export const HubQuery = z.object({
  page: pageOf(),
  limit: limitOf(20),
  cursor: Cursor,
  sort: z._default(choiceOf('sort', ['popular', 'new', 'az']), 'popular'),
  q: z.optional(cleaned(SEARCH).check(z.maxLength(100, SEARCH))),
  tag: z.optional(text({ min: 0, saidMin: 1, max: HUB_TAG_MAX_LENGTH, why: 'hubs.tag_length' })),
  joined: z.optional(choiceOf('joined', ['true', 'false'])),
})
export type HubQuery = z.infer<typeof HubQuery>

export const HubSort = choiceOf('sort', ['hot', 'new', 'top'])
export type HubSort = z.infer<typeof HubSort>

const ABSENT = because('hubs.absent')
/** By name or id. */
export const OneHub = z.object({
  id: cleaned(ABSENT).check(z.minLength(1, ABSENT), z.maxLength(60, ABSENT)),
})

export const hubApi = {
  list: endpoint({
    method: 'GET',
    path: '/api/jehub',
    summary: 'The JeHubs by members, age or name; private ones only to their members',
    access: 'public',
    query: HubQuery,
    response: z.object({
      jehubs: z.array(HubSummary),
      currentPage: z.number(),
      totalPages: z.number(),
      total: z.number(),
      nextCursor: z.nullable(z.string()),
    }),
  }),
  popular: endpoint({
    method: 'GET',
    path: '/api/jehub/popular',
    summary: 'The public hubs with the most members',
    access: 'public',
    query: z.object({ limit: limitOf(5) }),
    response: z.object({ jehubs: z.array(HubSummary) }),
  }),
  tags: endpoint({
    method: 'GET',
    path: '/api/jehub/tags',
    summary: 'The tags that most public hubs have',
    access: 'public',
    response: z.object({ tags: z.array(z.object({ tag: z.string(), count: z.number() })) }),
  }),
  mine: endpoint({
    method: 'GET',
    path: '/api/user/jehubs',
    summary: 'The hubs that I am in, those where I posted of late first',
    response: z.object({ jehubs: z.array(z.extend(HubSummary, { myRole: HubRole })) }),
  }),
  find: endpoint({
    method: 'GET',
    path: '/api/jehub/:id',
    summary: 'One hub, by name or id',
    access: 'public',
    params: OneHub,
    response: Hub,
  }),
  related: endpoint({
    method: 'GET',
    path: '/api/jehub/:id/related',
    summary: 'Public hubs that share tags with one',
    access: 'public',
    params: OneHub,
    response: z.object({ jehubs: z.array(HubSummary) }),
  }),
  /** Multipart: see NewHub. */
  create: endpoint({
    method: 'POST',
    path: '/api/jehub',
    summary: 'Found a hub (multipart: name, description, isPrivate, tags, rules, coverImage, icon)',
    response: Hub,
    status: 201,
  }),
  /** Multipart as in `create`, only what changes; an empty field `coverImage` or `icon` removes the picture. */
  edit: endpoint({
    method: 'PATCH',
    path: '/api/jehub/:id',
    summary: 'Change my hub (multipart)',
    params: OneHub,
    response: Hub,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/api/jehub/:id',
    summary: 'Close my hub for good, with its posts',
    params: OneHub,
  }),
  posts: endpoint({
    method: 'GET',
    path: '/api/jehub/:id/ads',
    summary: 'The posts of a hub, pinned ones first',
    access: 'public',
    params: OneHub,
    query: z.object({
      sort: z._default(HubSort, 'hot'),
      t: z._default(FeedPeriod, 'all'),
      cursor: Cursor,
      limit: limitOf(20),
    }),
    response: PostPage,
  }),
}
