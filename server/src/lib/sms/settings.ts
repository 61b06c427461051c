import type { Config } from '#lib/config.ts'

export type Sms = {
  /** With the country: +9779841234567. */
  to: string
  text: string
  /** From then on its code is invalid, and it is not sent any more. */
  expiresAt?: string
}

export type Deliver = (sms: Sms) => Promise<void>

export type SmsSettings = Pick<
  Config,
  'SMS_PROVIDER' | 'SMS_TOKEN' | 'SMS_FROM' | 'SMS_URL' | 'DATA_DIR'
>

/** Whether messages can be sent; outside production they are stored in the inbox of this machine. */
export function canSendSms({ SMS_PROVIDER, isProduction }: Config) {
  return SMS_PROVIDER !== undefined || !isProduction
}

/** The ten digits that the providers of Nepal want. */
export function inNepal(number: string) {
  return number.replace(/^\+977/, '')
}
