import { UserSummary } from '@jes/contract/core/users'
import { endpoint } from '@jes/contract/lib/endpoint'
import { Cursor, limitOf } from '@jes/contract/lib/page'
import { because } from '@jes/contract/lib/refusals/because'
import { Id, Moment, text } from '@jes/contract/lib/text'
import * as z from 'zod/mini'

const NO_CHOICE = because('value.choice')
const Reason = text({ min: 1, max: 500, why: 'accounts.staff_reason' })

export const SignUpMode = z.enum(['open', 'invitation', 'approval', 'closed'], NO_CHOICE)
export type SignUpMode = z.infer<typeof SignUpMode>

export const SignUpSettings = z.object({
  mode: SignUpMode,
  /** Every sign-up needs a proof of work, not only where an address is busy. */
  asksProof: z.boolean(),
  updatedAt: z.nullable(Moment),
})
export type SignUpSettings = z.infer<typeof SignUpSettings>

/** A newcomer who waits for the staff. */
export const SignUpRequest = z.object({
  _id: Id,
  username: z.string(),
  /** By which way they came. */
  way: z.enum(['email', 'phone', 'provider']),
  /** The domain alone of their mail. */
  domain: z.nullable(z.string()),
  words: z.string(),
  createdAt: Moment,
})
export type SignUpRequest = z.infer<typeof SignUpRequest>

export const SignUpBlock = z.object({
  _id: Id,
  kind: z.enum(['domain', 'network']),
  value: z.string(),
  reason: z.string(),
  by: z.nullable(UserSummary),
  createdAt: Moment,
})
export type SignUpBlock = z.infer<typeof SignUpBlock>

export const NewSignUpBlock = z.object({
  kind: z.enum(['domain', 'network'], NO_CHOICE),
  value: text({ min: 3, max: 253, why: 'accounts.block_value', counts: 'length' }),
  reason: Reason,
})
export type NewSignUpBlock = z.infer<typeof NewSignUpBlock>

const OneRequest = z.object({ id: Id })

export const signUpApi = {
  state: endpoint({
    method: 'GET',
    path: '/api/auth/sign-up',
    summary: 'How newcomers get in here',
    access: 'public',
    response: z.object({ mode: SignUpMode }),
  }),
  settings: endpoint({
    method: 'GET',
    path: '/api/admin/sign-ups/settings',
    summary: 'Staff: how newcomers get in',
    access: 'staff',
    response: SignUpSettings,
  }),
  setSettings: endpoint({
    method: 'PUT',
    path: '/api/admin/sign-ups/settings',
    summary: 'Admins: choose how newcomers get in',
    access: 'admin',
    body: z.object({
      mode: SignUpMode,
      asksProof: z.boolean(NO_CHOICE),
      reason: Reason,
    }),
    response: SignUpSettings,
  }),
  requests: endpoint({
    method: 'GET',
    path: '/api/admin/sign-ups',
    summary: 'Staff: newcomers who wait, the oldest first',
    access: 'staff',
    query: z.object({ cursor: Cursor, limit: limitOf(20) }),
    response: z.object({
      requests: z.array(SignUpRequest),
      nextCursor: z.nullable(z.string()),
    }),
  }),
  approve: endpoint({
    method: 'POST',
    path: '/api/admin/sign-ups/:id/approve',
    summary: 'Staff: let a newcomer in; they hear of it by mail or SMS',
    access: 'staff',
    params: OneRequest,
  }),
  decline: endpoint({
    method: 'POST',
    path: '/api/admin/sign-ups/:id/decline',
    summary: 'Staff: let a newcomer not in; they hear why by mail or SMS',
    access: 'staff',
    params: OneRequest,
    body: z.object({ reason: Reason }),
  }),
  blocks: endpoint({
    method: 'GET',
    path: '/api/admin/sign-ups/blocks',
    summary: 'Staff: the domains and networks from which nobody signs up',
    access: 'staff',
    response: z.object({ blocks: z.array(SignUpBlock) }),
  }),
  addBlock: endpoint({
    method: 'POST',
    path: '/api/admin/sign-ups/blocks',
    summary: 'Admins: let nobody sign up with a domain of mail, or from a network (CIDR)',
    access: 'admin',
    body: NewSignUpBlock,
    response: z.object({ block: SignUpBlock }),
    status: 201,
  }),
  removeBlock: endpoint({
    method: 'DELETE',
    path: '/api/admin/sign-ups/blocks/:id',
    summary: 'Admins: no longer block a domain or network',
    access: 'admin',
    params: OneRequest,
  }),
}
