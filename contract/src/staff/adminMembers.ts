import { stepUpFields } from '@jes/contract/accounts/stepUp'
import { UserSummary, VerifiedAs } from '@jes/contract/core/users'
import { HubSummary } from '@jes/contract/hubs/hubs'
import { SaidReason } from '@jes/contract/hubs/memberships'
import { endpoint } from '@jes/contract/lib/endpoint'
import { Cursor, limitOf } from '@jes/contract/lib/page'
import { because } from '@jes/contract/lib/refusals/because'
import { Id, Moment, text } from '@jes/contract/lib/text'
import { choiceOf } from '@jes/contract/lib/values'
import * as z from 'zod/mini'
import { Strike } from './cases.ts'
import { Figures } from './siteStats.ts'

const NO_CHOICE = because('value.choice')
const Query = z.optional(
  text({
    min: 0,
    max: 100,
    why: 'value.too_long',
  }),
)

/** A member as the staff sees them in a list. */
export const StaffUser = z.extend(UserSummary, {
  role: z.enum(['member', 'moderator', 'admin']),
  isVerified: z.boolean(),
  /** 0 new or recently reprimanded, 1 usual, 2 long-time member in good standing. */
  trust: z.number(),
  /** Null when not; far in the future when permanent. */
  suspendedUntil: z.nullable(Moment),
  leavesAt: z.nullable(Moment),
  joinedAt: Moment,
})
export type StaffUser = z.infer<typeof StaffUser>

export const StaffUserDetail = z.extend(StaffUser, {
  /** For admins only. */
  email: z.nullable(z.string()),
  bio: z.string(),
  counts: z.object({
    posts: z.number(),
    comments: z.number(),
    reportsAgainst: z.number(),
    reportsUpheld: z.number(),
    sessions: z.number(),
  }),
  strikes: z.array(Strike),
})
export type StaffUserDetail = z.infer<typeof StaffUserDetail>

export const StaffHub = z.extend(HubSummary, {
  owner: z.nullable(UserSummary),
  postCount: z.number(),
  openReports: z.number(),
  state: z.enum(['open', 'closed', 'removed']),
  createdAt: Moment,
})
export type StaffHub = z.infer<typeof StaffHub>

export const WordList = z.enum(['trends', 'content', 'usernames'], NO_CHOICE)
export type WordList = z.infer<typeof WordList>
export const WatchedWord = z.object({
  _id: Id,
  list: WordList,
  word: z.string(),
  by: z.nullable(UserSummary),
  createdAt: Moment,
})
export type WatchedWord = z.infer<typeof WatchedWord>

/** Features that can be switched off for a while; without `writing` the site is only read. */
export const FlagKey = z.enum(
  ['signUps', 'posting', 'clips', 'hubs', 'search', 'writing'],
  NO_CHOICE,
)
export type FlagKey = z.infer<typeof FlagKey>
export const Flag = z.object({
  key: FlagKey,
  isOn: z.boolean(),
  updatedAt: z.nullable(Moment),
})
export type Flag = z.infer<typeof Flag>

/** One action of the staff. */
export const AuditEntry = z.object({
  place: z.number(),
  at: Moment,
  /** Null is the command line, or a deleted member. */
  by: z.nullable(UserSummary),
  action: z.string(),
  kind: z.nullable(z.string()),
  thingId: z.nullable(z.string()),
  reason: z.string(),
  /** Further facts, as plain text by name. */
  facts: z.record(z.string(), z.string()),
  hash: z.string(),
})
export type AuditEntry = z.infer<typeof AuditEntry>

/** Sections of the admin pages with waiting work. */
export const WaitingSection = z.enum([
  'queue',
  'grievances',
  'appeals',
  'signUps',
  'jobs',
  'passes',
  'payouts',
])
export type WaitingSection = z.infer<typeof WaitingSection>

export const Waiting = z.object({
  section: WaitingSection,
  count: z.number(),
  /** How many of them are overdue. */
  late: z.number(),
})
export type Waiting = z.infer<typeof Waiting>

export const adminMemberApi = {
  waiting: endpoint({
    method: 'GET',
    path: '/api/admin/waiting',
    summary: 'Staff: how much waits in each section that one may open',
    access: 'staff',
    response: z.object({ waiting: z.array(Waiting) }),
  }),
  users: endpoint({
    method: 'GET',
    path: '/api/admin/users',
    summary: 'Staff: members, latest first, or by name (admins: or email)',
    access: 'staff',
    query: z.object({
      q: Query,
      filter: z._default(z.enum(['all', 'staff', 'suspended', 'new', 'leaving'], NO_CHOICE), 'all'),
      cursor: Cursor,
      limit: limitOf(20),
    }),
    response: z.object({ users: z.array(StaffUser), nextCursor: z.nullable(z.string()) }),
  }),
  user: endpoint({
    method: 'GET',
    path: '/api/admin/users/:id',
    summary: 'Staff: one member, with what was done to them before',
    access: 'staff',
    params: z.object({ id: Id }),
    response: StaffUserDetail,
  }),
  setRole: endpoint({
    method: 'POST',
    path: '/api/admin/users/:id/role',
    summary: 'Admins: make a member a moderator or admin, or no longer',
    access: 'admin',
    stepUp: 'password',
    params: z.object({ id: Id }),
    body: z.object({
      role: z.enum(['member', 'moderator', 'admin'], NO_CHOICE),
      reason: SaidReason,
      ...stepUpFields,
    }),
    response: StaffUserDetail,
  }),
  endSessions: endpoint({
    method: 'POST',
    path: '/api/admin/users/:id/end-sessions',
    summary: 'Staff: sign a member out everywhere',
    access: 'staff',
    params: z.object({ id: Id }),
    body: z.object({ reason: SaidReason }),
    response: StaffUserDetail,
  }),
  setVerification: endpoint({
    method: 'POST',
    path: '/api/admin/users/:id/verification',
    summary:
      'Staff: verify a public person or organisation, for a reason that everybody can read, or no longer',
    access: 'staff',
    params: z.object({ id: Id }),
    body: z.object({ as: z.nullable(VerifiedAs), reason: SaidReason }),
    response: StaffUserDetail,
  }),
  hubs: endpoint({
    method: 'GET',
    path: '/api/admin/jehubs',
    summary: 'Staff: JeHubs, latest first, or by name',
    access: 'staff',
    query: z.object({
      q: Query,
      state: z._default(z.enum(['open', 'closed', 'removed'], NO_CHOICE), 'open'),
      cursor: Cursor,
      limit: limitOf(20),
    }),
    response: z.object({ jehubs: z.array(StaffHub), nextCursor: z.nullable(z.string()) }),
  }),
  handOverHub: endpoint({
    method: 'POST',
    path: '/api/admin/jehubs/:id/owner',
    summary: 'Admins: give a JeHub whose owner is gone or unfit to one of its members',
    access: 'admin',
    params: z.object({ id: Id }),
    body: z.object({
      username: text({
        min: 3,
        max: 30,
        why: 'core.username_missing',
        counts: 'length',
      }),
      reason: SaidReason,
    }),
    response: StaffHub,
  }),
  words: endpoint({
    method: 'GET',
    path: '/api/admin/words',
    summary: 'Staff: the words that are watched for',
    access: 'staff',
    query: z.object({ list: WordList }),
    response: z.object({ words: z.array(WatchedWord) }),
  }),
  addWord: endpoint({
    method: 'POST',
    path: '/api/admin/words',
    summary: 'Staff: watch for a word, in both scripts',
    access: 'staff',
    body: z.object({
      list: WordList,
      word: text({ min: 2, max: 50, why: 'staff.word_length' }),
    }),
    response: z.object({ word: WatchedWord }),
    status: 201,
  }),
  removeWord: endpoint({
    method: 'DELETE',
    path: '/api/admin/words/:id',
    summary: 'Staff: no longer watch for a word',
    access: 'staff',
    params: z.object({ id: Id }),
  }),
  flags: endpoint({
    method: 'GET',
    path: '/api/admin/flags',
    summary: 'Staff: what is switched on',
    access: 'staff',
    response: z.object({ flags: z.array(Flag) }),
  }),
  setFlag: endpoint({
    method: 'PUT',
    path: '/api/admin/flags/:key',
    inMaintenance: true,
    summary: 'Admins: switch something on or off for everybody',
    access: 'admin',
    params: z.object({ key: FlagKey }),
    body: z.object({ isOn: z.boolean(NO_CHOICE), reason: SaidReason }),
    response: z.object({ flag: Flag }),
  }),
  audit: endpoint({
    method: 'GET',
    path: '/api/admin/audit',
    summary: 'Staff: everything that the staff did, latest first',
    access: 'staff',
    query: z.object({
      by: z.optional(Id),
      action: z.optional(text({ min: 1, max: 40, why: 'value.choice', counts: 'length' })),
      cursor: Cursor,
      limit: limitOf(50),
    }),
    response: z.object({ entries: z.array(AuditEntry), nextCursor: z.nullable(z.string()) }),
  }),
  verifyAudit: endpoint({
    method: 'GET',
    path: '/api/admin/audit/verify',
    summary: 'Staff: whether the chain of the audit log is whole',
    access: 'staff',
    response: z.object({
      isWhole: z.boolean(),
      count: z.number(),
      /** The first entry that does not match. */
      brokenAt: z.nullable(z.number()),
      /** The hash of the last entry, to be stored elsewhere. */
      head: z.string(),
    }),
  }),
  figures: endpoint({
    method: 'GET',
    path: '/api/admin/figures',
    summary: 'Staff: the figures of the site, day by day',
    access: 'staff',
    query: z.object({ days: z._default(choiceOf('days', ['7', '30', '90']), '30') }),
    response: Figures,
  }),
}
