import { latinDigits } from '@jes/contract/lib/digits'
import { endpoint } from '@jes/contract/lib/endpoint'
import { because } from '@jes/contract/lib/refusals/because'
import { cleanText } from '@jes/contract/lib/text'
import * as z from 'zod/mini'
import { PROVIDER_NAMES } from './providerNames.ts'

export const PASSWORD_MAX_LENGTH = 128

/** A password to be checked, not chosen: any length that could ever have been chosen. */
export const GivenPassword = z
  .string(because('accounts.password_missing'))
  .check(
    z.minLength(1, because('accounts.password_missing')),
    z.maxLength(
      PASSWORD_MAX_LENGTH,
      because('accounts.password_long', { max: PASSWORD_MAX_LENGTH }),
    ),
  )

/** Six digits from an app or a mail, or one of the recovery codes. */
export const Code = z.string(because('accounts.code_missing')).check(
  z.overwrite((code) => cleanText(code).replace(/[\s-]/g, '').toLowerCase()),
  z.regex(/^([0-9]{6}|[a-z0-9]{10})$/, because('accounts.code_missing')),
)

/** `on`: no code is asked for in this browser for 30 days. As the box of a form sends it. */
export const Remember = z.optional(z.enum(['on'], because('value.choice')))

export const GivenCode = z.object({ code: Code })

/** The second step of a log-in. */
export const SecondStepCode = z.extend(GivenCode, { remember: Remember })
export type SecondStepCode = z.infer<typeof SecondStepCode>

export const ProviderName = z.enum(PROVIDER_NAMES, because('accounts.provider_unknown'))
export type ProviderName = z.infer<typeof ProviderName>

/** Six digits from an SMS or a mail, in either script. */
export const SmsCode = z.string(because('accounts.code_missing')).check(
  z.overwrite((code) => latinDigits(cleanText(code)).replace(/[\s-]/g, '')),
  z.regex(/^[0-9]{6}$/, because('accounts.code_missing')),
)

/** The token in the link of a mail. */
export const Token = z
  .string(because('accounts.link_invalid'))
  .check(z.regex(/^[A-Za-z0-9_-]{20,100}$/, because('accounts.link_invalid')))

/**
 * The fields of a body with a step-up: the password, a code that was sent to the own number or address, or the provider
 * that this browser has just come back from, and the code of the app where two-step log-in is on; or the token of a
 * passkey, which stands for both.
 */
export const stepUpFields = {
  password: z.optional(GivenPassword),
  smsCode: z.optional(SmsCode),
  mailCode: z.optional(SmsCode),
  provider: z.optional(ProviderName),
  code: z.optional(Code),
  passkey: z.optional(Token),
}
export const StepUp = z.object(stepUpFields)
export type StepUp = z.infer<typeof StepUp>

export const stepUpApi = {
  sendMailCode: endpoint({
    method: 'POST',
    path: '/api/auth/email/proof',
    summary: 'Send a code to my own address, as a proof in place of the password',
    response: z.object({ validSeconds: z.number(), resendSeconds: z.number() }),
  }),
}
