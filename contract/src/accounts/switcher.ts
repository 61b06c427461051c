import { UserSummary } from '@jes/contract/core/users'
import { endpoint } from '@jes/contract/lib/endpoint'
import { Id } from '@jes/contract/lib/text'
import * as z from 'zod/mini'
import { SignedIn } from './auth.ts'

/** An account that waits in this browser: its session lives, and no page uses it. */
export const ParkedAccount = z.extend(UserSummary, { unread: z.number() })
export type ParkedAccount = z.infer<typeof ParkedAccount>

const OneAccount = z.object({ id: Id })

export const switcherApi = {
  list: endpoint({
    method: 'GET',
    path: '/api/auth/accounts',
    summary: 'The other accounts of this browser whose sessions live, by their cookies',
    access: 'public',
    response: z.object({ accounts: z.array(ParkedAccount) }),
  }),
  park: endpoint({
    method: 'POST',
    path: '/api/auth/accounts/park',
    inMaintenance: true,
    summary: 'Leave my session to this browser and use it no more, so that another can log in',
    access: 'public',
    refuses: [409],
  }),
  resume: endpoint({
    method: 'POST',
    path: '/api/auth/accounts/:id/resume',
    inMaintenance: true,
    refuses: [401, 409],
    summary: 'Use another account of this browser; the one in use is parked',
    access: 'public',
    params: OneAccount,
    response: SignedIn,
  }),
  end: endpoint({
    method: 'DELETE',
    path: '/api/auth/accounts/:id',
    inMaintenance: true,
    summary: 'Log a parked account out of this browser',
    access: 'public',
    params: OneAccount,
  }),
}
