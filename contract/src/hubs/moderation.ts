import { HubRef } from '@jes/contract/core/hubRef'
import { UserSummary } from '@jes/contract/core/users'
import { endpoint } from '@jes/contract/lib/endpoint'
import { Cursor, limitOf } from '@jes/contract/lib/page'
import { because } from '@jes/contract/lib/refusals/because'
import { Id, Moment, text } from '@jes/contract/lib/text'
import { wholeNumber } from '@jes/contract/lib/values'
import * as z from 'zod/mini'
import { OneHub } from './hubs.ts'
import { Reason, SaidReason } from './memberships.ts'

export const APPEAL_MAX_LENGTH = 1_000

export const PostModAction = z.enum(
  ['remove', 'restore', 'approve', 'lock', 'unlock', 'pin', 'unpin'],
  because('value.choice'),
)
export type PostModAction = z.infer<typeof PostModAction>
export const CommentModAction = z.enum(['remove', 'restore', 'approve'], because('value.choice'))
export type CommentModAction = z.infer<typeof CommentModAction>

/** The position of a rule in the hub's list, from 0. */
export const RulePlace = wholeNumber({ min: 0, max: 9, why: 'core.rule_missing' })

const Wanted = { reason: z._default(Reason, ''), rule: z.optional(z.nullable(RulePlace)) }

/** An item of the team's queue: a post or comment that was reported, or that AutoMod holds. */
export const QueueItem = z.object({
  _id: Id,
  kind: z.enum(['post', 'comment']),
  /** The post itself, or the post of the comment. */
  ad: z.object({ _id: Id, title: z.string(), user: z.object({ username: z.string() }) }),
  comment: z.nullable(Id),
  user: UserSummary,
  /** Its text as typed, cut to 500. */
  content: z.string(),
  image: z.nullable(z.string()),
  isHeld: z.boolean(),
  /** Why AutoMod held it. */
  heldFor: z.nullable(z.string()),
  reports: z.array(
    z.object({
      reason: z.string(),
      /** The title of the rule that the report names. */
      rule: z.nullable(z.string()),
      detail: z.string(),
      count: z.number(),
    }),
  ),
  reportCount: z.number(),
  createdAt: Moment,
  /** 3 child safety, 2 private pictures, 1 harm to somebody, 0 all else: the highest come first. */
  priority: z.number(),
  /** How often the author was warned, banned or had something removed here. */
  strikes: z.number(),
  /** Nobody decides about their own post or comment. */
  canDecide: z.boolean(),
})
export type QueueItem = z.infer<typeof QueueItem>

export const ModLogAction = z.enum([
  'removePost',
  'restorePost',
  'approvePost',
  'lockPost',
  'unlockPost',
  'pinPost',
  'unpinPost',
  'labelPost',
  'removeComment',
  'restoreComment',
  'approveComment',
  'warn',
  'ban',
  'unban',
  'setRole',
  'handOver',
  'approveRequest',
  'denyRequest',
  'editHub',
  'setAutomod',
  'closeHub',
  'reopenHub',
  'suspend',
  'unsuspend',
])
export type ModLogAction = z.infer<typeof ModLogAction>

/** An action of the team, for all who may read the hub. It quotes nothing of what was removed. */
export const ModLogEntry = z.object({
  _id: Id,
  action: ModLogAction,
  /** Null is AutoMod, or a deleted member. */
  by: z.nullable(UserSummary),
  isAutomod: z.boolean(),
  /** The member concerned. */
  user: z.nullable(UserSummary),
  /** The post, while it can be read. */
  ad: z.nullable(
    z.object({ _id: Id, title: z.string(), user: z.object({ username: z.string() }) }),
  ),
  rule: z.nullable(z.string()),
  reason: z.string(),
  /** Days of a ban (0 is permanent), or the new role. */
  detail: z.nullable(z.string()),
  createdAt: Moment,
})
export type ModLogEntry = z.infer<typeof ModLogEntry>

export const AppealState = z.enum(['open', 'upheld', 'overturned'])

/** An action of a team against me, and the outcome of my appeal. */
export const ModAct = z.object({
  _id: Id,
  action: ModLogAction,
  /** The hub whose team it was; null is the staff of the site. */
  jehub: z.nullable(HubRef),
  rule: z.nullable(z.string()),
  reason: z.string(),
  detail: z.nullable(z.string()),
  /** My own text that it is about. */
  content: z.nullable(z.string()),
  createdAt: Moment,
  /** Whether it can be appealed, once. */
  canAppeal: z.boolean(),
  appeal: z.nullable(
    z.object({
      text: z.string(),
      state: AppealState,
      answer: z.string(),
      createdAt: Moment,
    }),
  ),
})
export type ModAct = z.infer<typeof ModAct>

const OnePost = z.object({ id: Id })

export const moderationApi = {
  queue: endpoint({
    method: 'GET',
    path: '/api/jehub/:id/modqueue',
    summary: 'Reported and held posts and comments, for the team',
    params: OneHub,
    query: z.object({ cursor: Cursor, limit: limitOf(20) }),
    response: z.object({ items: z.array(QueueItem), nextCursor: z.nullable(z.string()) }),
  }),
  log: endpoint({
    method: 'GET',
    path: '/api/jehub/:id/modlog',
    summary: 'What the team did, newest first',
    access: 'public',
    params: OneHub,
    query: z.object({ cursor: Cursor, limit: limitOf(20) }),
    response: z.object({ entries: z.array(ModLogEntry), nextCursor: z.nullable(z.string()) }),
  }),
  moderatePost: endpoint({
    method: 'POST',
    path: '/api/ads/:id/moderate',
    summary: 'Remove, restore, approve, lock or pin a post of my hub',
    params: OnePost,
    body: z.object({ action: PostModAction, ...Wanted }),
    response: z.object({
      state: z.enum(['live', 'held', 'removed']),
      isLocked: z.boolean(),
      isHubPinned: z.boolean(),
    }),
  }),
  moderateComment: endpoint({
    method: 'POST',
    path: '/api/comments/:id/moderate',
    summary: 'Remove, restore or approve a comment in my hub',
    params: z.object({ id: Id }),
    body: z.object({ action: CommentModAction, ...Wanted }),
    response: z.object({ state: z.enum(['live', 'held', 'removed']) }),
  }),
  findAct: endpoint({
    method: 'GET',
    path: '/api/mod-acts/:id',
    summary: 'What a team did to me',
    params: z.object({ id: Id }),
    response: ModAct,
  }),
  appeal: endpoint({
    method: 'POST',
    path: '/api/mod-acts/:id/appeal',
    summary: 'Appeal to the site, once',
    params: z.object({ id: Id }),
    body: z.object({
      text: text({ min: 1, max: APPEAL_MAX_LENGTH, why: 'hubs.appeal_length' }),
    }),
    response: ModAct,
    status: 201,
  }),
  appeals: endpoint({
    method: 'GET',
    path: '/api/appeals',
    summary: 'Open appeals, the oldest first, for the staff of the site',
    access: 'staff',
    query: z.object({ cursor: Cursor, limit: limitOf(20) }),
    response: z.object({
      appeals: z.array(z.object({ user: UserSummary, act: ModAct })),
      nextCursor: z.nullable(z.string()),
    }),
  }),
  decide: endpoint({
    method: 'POST',
    path: '/api/mod-acts/:id/decide',
    summary: 'Decide an appeal; what is overturned comes back. For staff who are not of that team',
    access: 'staff',
    params: z.object({ id: Id }),
    body: z.object({
      state: z.enum(['upheld', 'overturned'], because('value.choice')),
      answer: SaidReason,
    }),
    response: ModAct,
  }),
}
