import { endpoint } from '@jes/contract/lib/endpoint'
import { Phone } from '@jes/contract/lib/phone'
import * as z from 'zod/mini'
import { OwnUser, Username } from './auth.ts'
import { newcomerFields } from './newcomer.ts'
import { Code, Remember, SmsCode, StepUp, stepUpFields, Token } from './stepUp.ts'

/** How long a code is valid. */
export const SMS_CODE_SECONDS = 300
/** After so many wrong answers only a new code helps. */
export const TRIES_PER_CODE = 3
/** After so many wrong answers to all codes of one attempt it begins anew. */
export const TRIES_PER_PROOF = 5
/** How long to wait for the second, third and fourth message of one attempt; there is no fifth. */
export const RESEND_SECONDS = [30, 60, 120] as const

export const PhoneStart = z.object({ phone: Phone })
export type PhoneStart = z.infer<typeof PhoneStart>

/** A message is on its way: the same whether the number is known or not. */
export const SentCode = z.object({
  /** Names this attempt; without the code it opens nothing. */
  token: z.string(),
  validSeconds: z.number(),
  /** After how many seconds another message may be sent; null is never. */
  resendSeconds: z.nullable(z.number()),
})
export type SentCode = z.infer<typeof SentCode>

export const PhoneCode = z.object({
  token: Token,
  code: SmsCode,
  /** Of the app or a recovery code, where two-step log-in is on. */
  secondCode: z.optional(Code),
  remember: Remember,
})
export type PhoneCode = z.infer<typeof PhoneCode>

/** A new member needs a name, no password and no address. */
export const PhoneAccount = z.object({ token: Token, username: Username, ...newcomerFields })
export type PhoneAccount = z.infer<typeof PhoneAccount>

export const PhoneChange = z.object({ phone: Phone, ...stepUpFields })
export type PhoneChange = z.infer<typeof PhoneChange>

const Me = z.object({ user: OwnUser })

export const phoneApi = {
  state: endpoint({
    method: 'GET',
    path: '/api/auth/phone',
    summary: 'Whether this site sends SMS, so that a number opens an account',
    access: 'public',
    response: z.object({ isOn: z.boolean() }),
  }),
  start: endpoint({
    method: 'POST',
    path: '/api/auth/phone/start',
    summary: 'Send a code to a number, of a member or a newcomer',
    access: 'public',
    inMaintenance: true,
    body: PhoneStart,
    response: SentCode,
  }),
  resend: endpoint({
    method: 'POST',
    path: '/api/auth/phone/resend',
    summary: 'Send a new code to the same number, after 30, 60 and 120 seconds',
    access: 'public',
    inMaintenance: true,
    body: z.object({ token: Token }),
    response: SentCode,
  }),
  confirm: endpoint({
    method: 'POST',
    path: '/api/auth/phone/confirm',
    refuses: [401],
    summary: 'Sign in by the code; without a user the number is new and needs a username',
    access: 'public',
    inMaintenance: true,
    body: PhoneCode,
    response: z.object({ user: z.nullable(OwnUser), token: z.nullable(z.string()) }),
  }),
  register: endpoint({
    method: 'POST',
    path: '/api/auth/phone/register',
    summary: 'Make an account with the number that was confirmed, and sign in',
    access: 'public',
    body: PhoneAccount,
    response: z.object({ user: OwnUser, token: z.string() }),
    status: 201,
  }),
  sendProof: endpoint({
    method: 'POST',
    path: '/api/auth/phone/proof',
    summary: 'Send a code to my own number, as a proof in place of the password',
    response: z.omit(SentCode, { token: true }),
  }),
  change: endpoint({
    method: 'POST',
    path: '/api/auth/phone/number',
    summary: 'Add or change my number: a code goes to the new one',
    stepUp: 'password',
    body: PhoneChange,
    response: SentCode,
  }),
  confirmChange: endpoint({
    method: 'POST',
    path: '/api/auth/phone/number/confirm',
    summary: 'The new number is mine, by the code that was sent there',
    body: z.omit(PhoneCode, { secondCode: true, remember: true }),
    response: Me,
  }),
  remove: endpoint({
    method: 'POST',
    path: '/api/auth/phone/number/remove',
    summary: 'Remove my number, unless it is the last way in',
    stepUp: 'password',
    body: StepUp,
    response: Me,
  }),
}
