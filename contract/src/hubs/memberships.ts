import { UserSummary } from '@jes/contract/core/users'
import { endpoint } from '@jes/contract/lib/endpoint'
import { Cursor, limitOf } from '@jes/contract/lib/page'
import { because } from '@jes/contract/lib/refusals/because'
import { cleaned, Id, Moment, text } from '@jes/contract/lib/text'
import { flagOf, wholeNumber } from '@jes/contract/lib/values'
import * as z from 'zod/mini'
import { HubRole, HubSummary, JoinState, OneHub } from './hubs.ts'

export const REASON_MAX_LENGTH = 500
export const NOTE_MAX_LENGTH = 500
/** The defaults and limits of an invitation link. */
export const INVITE = { uses: 10, mostUses: 1_000, days: 7, mostDays: 30 }
export const MOST_BAN_DAYS = 365

export const Reason = text({
  min: 0,
  max: REASON_MAX_LENGTH,
  why: 'hubs.reason_long',
})
export const SaidReason = text({
  min: 1,
  max: REASON_MAX_LENGTH,
  why: 'hubs.reason_length',
})

export const Joined = z.object({
  isMember: z.boolean(),
  memberCount: z.number(),
  joinState: JoinState,
})
export type Joined = z.infer<typeof Joined>

export const HubMember = z.object({ user: UserSummary, role: HubRole, joinedAt: Moment })
export type HubMember = z.infer<typeof HubMember>

export const HubBan = z.object({
  user: UserSummary,
  reason: z.string(),
  until: z.nullable(Moment),
  createdAt: Moment,
})
export type HubBan = z.infer<typeof HubBan>

/** For one person, or with a code for whoever has the link. */
export const HubInvite = z.object({
  _id: Id,
  user: z.nullable(UserSummary),
  code: z.nullable(z.string()),
  usesLeft: z.number(),
  expiresAt: Moment,
  createdAt: Moment,
  by: UserSummary,
})
export type HubInvite = z.infer<typeof HubInvite>

export const HubRequest = z.object({ user: UserSummary, createdAt: Moment })
export type HubRequest = z.infer<typeof HubRequest>

export const MemberNote = z.object({
  _id: Id,
  text: z.string(),
  by: UserSummary,
  createdAt: Moment,
})
export type MemberNote = z.infer<typeof MemberNote>

const Ban = z.object({
  /** Null is permanent. */
  days: z.nullable(wholeNumber({ min: 1, max: MOST_BAN_DAYS, why: 'hubs.ban_days' })),
  reason: SaidReason,
})

/** One change at a time: a role (`owner` hands the hub over), a ban, or with `ban: null` its end. */
export const MemberChange = z.union([
  z.strictObject({ role: HubRole }),
  z.strictObject({ ban: z.nullable(Ban) }),
])
export type MemberChange = z.infer<typeof MemberChange>

export const NewInvite = z.union([
  z.strictObject({
    username: text({ min: 1, max: 31, why: 'core.username_missing', counts: 'length' }),
  }),
  z.strictObject({
    uses: wholeNumber({ min: 1, max: INVITE.mostUses, why: 'hubs.invite_uses' }),
    days: wholeNumber({ min: 1, max: INVITE.mostDays, why: 'hubs.invite_days' }),
  }),
])
export type NewInvite = z.infer<typeof NewInvite>

const OneMember = z.extend(OneHub, { userId: Id })
const SEARCH = because('hubs.search_long')
const PageOf = z.object({ cursor: Cursor, limit: limitOf(20) })
const NO_CODE = because('hubs.invite_gone')
const OneCode = z.object({ code: z.string(NO_CODE).check(z.regex(/^[\w-]{1,60}$/, NO_CODE)) })

export const membershipApi = {
  join: endpoint({
    method: 'POST',
    path: '/api/jehub/:id/join',
    summary: 'Join a hub; a private one is asked, unless it has invited me',
    params: OneHub,
    response: Joined,
  }),
  leave: endpoint({
    method: 'POST',
    path: '/api/jehub/:id/leave',
    summary: 'Leave a hub, take a request back or decline an invitation',
    params: OneHub,
    response: Joined,
  }),
  check: endpoint({
    method: 'GET',
    path: '/api/jehub/:id/check-membership',
    summary: 'Whether I am a member; of a hub that is not there I am none',
    params: OneHub,
    response: z.object({ isMember: z.boolean() }),
  }),
  watch: endpoint({
    method: 'PUT',
    path: '/api/jehub/:id/watch',
    summary: 'Hear of each new post of a hub that I am in, or no more',
    params: OneHub,
    body: z.object({ watched: flagOf('watched') }),
    response: z.object({ isWatched: z.boolean() }),
  }),
  members: endpoint({
    method: 'GET',
    path: '/api/jehub/:id/members',
    summary: 'Who is in a hub: the team first, then the newest',
    access: 'public',
    params: OneHub,
    query: z.extend(PageOf, {
      q: z.optional(cleaned(SEARCH).check(z.maxLength(100, SEARCH))),
    }),
    response: z.object({ members: z.array(HubMember), nextCursor: z.nullable(z.string()) }),
  }),
  change: endpoint({
    method: 'PATCH',
    path: '/api/jehub/:id/members/:userId',
    summary: 'Change the role of a member, hand the hub over, ban somebody or end a ban',
    params: OneMember,
    body: MemberChange,
    response: z.object({ member: z.nullable(HubMember), ban: z.nullable(HubBan) }),
  }),
  bans: endpoint({
    method: 'GET',
    path: '/api/jehub/:id/bans',
    summary: 'Who is banned, for the team',
    params: OneHub,
    query: PageOf,
    response: z.object({ bans: z.array(HubBan), nextCursor: z.nullable(z.string()) }),
  }),
  warn: endpoint({
    method: 'POST',
    path: '/api/jehub/:id/members/:userId/warn',
    summary: 'Warn somebody who wrote in the hub',
    params: OneMember,
    body: z.object({ reason: SaidReason }),
  }),
  notes: endpoint({
    method: 'GET',
    path: '/api/jehub/:id/members/:userId/notes',
    summary: 'What the team has noted of somebody, newest first',
    params: OneMember,
    response: z.object({ notes: z.array(MemberNote) }),
  }),
  note: endpoint({
    method: 'POST',
    path: '/api/jehub/:id/members/:userId/notes',
    summary: 'Note something for the team',
    params: OneMember,
    body: z.object({
      text: text({ min: 1, max: NOTE_MAX_LENGTH, why: 'hubs.note_length' }),
    }),
    response: z.object({ note: MemberNote }),
    status: 201,
  }),
  removeNote: endpoint({
    method: 'DELETE',
    path: '/api/jehub/:id/members/:userId/notes/:noteId',
    summary: 'Take a note away',
    params: z.extend(OneMember, { noteId: Id }),
  }),
  requests: endpoint({
    method: 'GET',
    path: '/api/jehub/:id/requests',
    summary: 'Who asks to come in, the oldest first, for the team',
    params: OneHub,
    query: PageOf,
    response: z.object({ requests: z.array(HubRequest), nextCursor: z.nullable(z.string()) }),
  }),
  answer: endpoint({
    method: 'POST',
    path: '/api/jehub/:id/requests',
    summary: 'Let somebody in who asked, or not',
    params: OneHub,
    body: z.object({ userId: Id, approve: flagOf('approve') }),
    response: z.object({ memberCount: z.number() }),
  }),
  invites: endpoint({
    method: 'GET',
    path: '/api/jehub/:id/invites',
    summary: 'The open invitations, for the team',
    params: OneHub,
    query: PageOf,
    response: z.object({ invites: z.array(HubInvite), nextCursor: z.nullable(z.string()) }),
  }),
  invite: endpoint({
    method: 'POST',
    path: '/api/jehub/:id/invites',
    summary: 'Invite a member by username, or make a link',
    params: OneHub,
    body: NewInvite,
    response: z.object({ invite: HubInvite }),
    status: 201,
  }),
  revoke: endpoint({
    method: 'DELETE',
    path: '/api/jehub/:id/invites/:inviteId',
    summary: 'Take an invitation back',
    params: z.extend(OneHub, { inviteId: Id }),
  }),
  /** Only whoever has the code sees the hub. */
  findInvite: endpoint({
    method: 'GET',
    path: '/api/jehub/invites/:code',
    summary: 'Where a link of invitation leads',
    access: 'public',
    params: OneCode,
    response: z.object({ jehub: HubSummary }),
  }),
  accept: endpoint({
    method: 'POST',
    path: '/api/jehub/invites/:code/accept',
    summary: 'Come in by a link of invitation',
    params: OneCode,
    response: z.extend(Joined, { jehub: HubSummary }),
  }),
}
