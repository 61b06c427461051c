import { endpoint } from '@jes/contract/lib/endpoint'
import { Cursor, limitOf } from '@jes/contract/lib/page'
import { because } from '@jes/contract/lib/refusals/because'
import { cleaned, Id, Moment, text } from '@jes/contract/lib/text'
import * as z from 'zod/mini'

/** What the staff has verified somebody as. */
export const VerifiedAs = z.enum(['person', 'organisation'], because('value.choice'))
export type VerifiedAs = z.infer<typeof VerifiedAs>

/** A member as others see them beside what they wrote. */
export const UserSummary = z.object({
  _id: Id,
  username: z.string(),
  displayName: z.string(),
  image: z.nullable(z.string()),
  isPremium: z.boolean(),
  verifiedAs: z.nullable(VerifiedAs),
})
export type UserSummary = z.infer<typeof UserSummary>

/** The viewer's relationship to this member; null for visitors and oneself. */
export const Relationship = z.object({
  following: z.boolean(),
  /** The viewer asked to follow this private account, and has no answer yet. */
  requested: z.boolean(),
  /** The viewer hears of each new post of theirs. */
  hasBell: z.boolean(),
  followedBy: z.boolean(),
  blocking: z.boolean(),
  muting: z.boolean(),
})
export type Relationship = z.infer<typeof Relationship>

export const Profile = z.extend(UserSummary, {
  bio: z.string(),
  cover: z.nullable(z.string()),
  links: z.array(z.string()),
  /** Those of the links whose sites are theirs: they link back, or have the DNS record. */
  provenLinks: z.array(z.string()),
  /** Why the staff has verified them. */
  verification: z.nullable(z.object({ as: VerifiedAs, reason: z.string(), at: Moment })),
  district: z.nullable(z.string()),
  joinedAt: Moment,
  counts: z.object({ posts: z.number(), followers: z.number(), following: z.number() }),
  /** Their follow lists are visible to themselves only. */
  hidesFollows: z.boolean(),
  /** Only followers see their posts outside JeHubs, and their lists; who follows is up to them. */
  isPrivate: z.boolean(),
  relationship: z.nullable(Relationship),
})
export type Profile = z.infer<typeof Profile>

export const DISPLAY_NAME_MAX_LENGTH = 50
export const BIO_MAX_LENGTH = 300
export const MOST_LINKS = 5

const LINK = because('people.link_invalid')
const LINKS = because('people.links_many', { max: MOST_LINKS })

/** The public fields of my profile; only sent fields change. Pictures are ids of my uploads; null removes one. */
export const ProfileChange = z.partial(
  z.object({
    displayName: text({
      min: 1,
      max: DISPLAY_NAME_MAX_LENGTH,
      why: 'people.name_length',
    }),
    bio: text({ min: 0, max: BIO_MAX_LENGTH, why: 'people.bio_long' }),
    links: z
      .array(
        cleaned(LINK).check(z.url(LINK), z.regex(/^https?:\/\//, LINK), z.maxLength(200, LINK)),
        LINKS,
      )
      .check(z.maxLength(MOST_LINKS, LINKS)),
    district: z.nullable(text({ min: 1, max: 40, why: 'people.district_long' })),
    image: z.nullable(Id),
    cover: z.nullable(Id),
  }),
)
export type ProfileChange = z.infer<typeof ProfileChange>

const NOT_AN_ID = because('value.id')
/** By id or username. */
export const OneUser = z.object({
  id: cleaned(NOT_AN_ID).check(z.minLength(1, NOT_AN_ID), z.maxLength(60, NOT_AN_ID)),
})
const Paged = z.object({ cursor: Cursor, limit: limitOf(20) })

/** A row in a list of people. */
export const ListedUser = z.extend(UserSummary, {
  bio: z.string(),
  /** Whether the viewer follows them; null for visitors and oneself. */
  isFollowed: z.nullable(z.boolean()),
  /** The viewer asked to follow this private account, and has no answer yet. */
  isRequested: z.optional(z.boolean()),
  isPrivate: z.optional(z.boolean()),
})
export type ListedUser = z.infer<typeof ListedUser>

const UserPage = z.object({ users: z.array(ListedUser), nextCursor: z.nullable(z.string()) })
const Followed = z.object({
  following: z.boolean(),
  /** The account is private, and was asked. */
  requested: z.boolean(),
  followers: z.number(),
})

export const userApi = {
  updateMe: endpoint({
    method: 'PATCH',
    path: '/api/users/me',
    summary: 'Change my profile',
    body: ProfileChange,
    response: Profile,
  }),
  find: endpoint({
    method: 'GET',
    path: '/api/users/:id',
    summary: 'A member, by id or username',
    access: 'public',
    params: OneUser,
    response: Profile,
  }),
  follow: endpoint({
    method: 'POST',
    path: '/api/users/:id/follow',
    summary: 'Follow a member, or ask to follow a private account',
    params: OneUser,
    response: Followed,
  }),
  unfollow: endpoint({
    method: 'POST',
    path: '/api/users/:id/unfollow',
    summary: 'No longer follow a member, nor ask to',
    params: OneUser,
    response: Followed,
  }),
  followers: endpoint({
    method: 'GET',
    path: '/api/users/:id/followers',
    summary: 'Who follows a member, newest first',
    access: 'public',
    params: OneUser,
    query: Paged,
    response: UserPage,
  }),
  following: endpoint({
    method: 'GET',
    path: '/api/users/:id/following',
    summary: 'Whom a member follows, newest first',
    access: 'public',
    params: OneUser,
    query: Paged,
    response: UserPage,
  }),
}
