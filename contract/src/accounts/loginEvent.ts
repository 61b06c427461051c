import { Id, Moment } from '@jes/contract/lib/text'
import * as z from 'zod/mini'

/** An event of my account's log. */
export const LoginEvent = z.object({
  _id: Id,
  event: z.enum([
    'login',
    'passkeyLogin',
    'providerLogin',
    'failed',
    'logout',
    'password',
    'reset',
    'email',
    'emailRemoved',
    'username',
    'phone',
    'phoneRemoved',
    'twoStepOn',
    'twoStepOff',
    'recoveryCode',
    'recoveryCodes',
    'recoveryAsked',
    'passkeyAdded',
    'passkeyRemoved',
    'providerAdded',
    'providerRemoved',
    'export',
    'deletion',
  ]),
  device: z.string(),
  address: z.string(),
  createdAt: Moment,
})
export type LoginEvent = z.infer<typeof LoginEvent>
