import { seal, sealingKey, unseal } from '#lib/seal.ts'
import { markOfPhone } from './sealedSms.ts'

/** What the database holds of a number: a keyed hash to find it by, and the number itself encrypted. */
export type SealedPhone = { phoneMark: string; sealedPhone: Buffer }

export async function sealPhone(number: string): Promise<SealedPhone> {
  const phoneMark = await markOfPhone(number)
  return { phoneMark, sealedPhone: seal(await sealingKey(), subjectOf(phoneMark), number) }
}

export async function openPhone({ phoneMark, sealedPhone }: SealedPhone, key = sealingKey()) {
  return unseal(await key, subjectOf(phoneMark), sealedPhone)
}

function subjectOf(phoneMark: string) {
  return { domain: 'phone', id: `number ${phoneMark}` } as const
}
