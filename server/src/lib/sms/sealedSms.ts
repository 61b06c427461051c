import { markOf, seal, sealingKey, unseal } from '#lib/seal.ts'
import type { Sms } from './settings.ts'

/** What the queue holds of a message: encrypted, and of its number only a keyed hash. */
type SealedSms = { sealed: string; addressee: string }

export async function sealSms(sms: Sms): Promise<SealedSms> {
  const addressee = await markOfPhone(sms.to)
  const sealed = seal(await sealingKey(), { domain: 'phone', id: addressee }, JSON.stringify(sms))
  return { sealed: sealed.toString('base64'), addressee }
}

export async function openSms(payload: unknown, key = sealingKey()): Promise<Sms> {
  const { sealed, addressee } = payload as SealedSms
  const bytes = Buffer.from(sealed, 'base64')
  return JSON.parse(unseal(await key, { domain: 'phone', id: addressee }, bytes)) as Sms
}

/** By this hash a number is found again without decrypting any. */
export async function markOfPhone(number: string) {
  return markOf(await sealingKey(), 'phone', number)
}
