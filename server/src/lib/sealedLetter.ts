import type { Letter } from './mailLayout.ts'
import { markOf, seal, sealingKey, unseal } from './seal.ts'

/** What the queue holds of a mail: encrypted, and of its recipient only a hash. */
export type SealedLetter = { sealed: string; addressee: string; expiresAt?: string }

export async function sealLetter(letter: Letter): Promise<SealedLetter> {
  const addressee = await markOfAddress(letter.to)
  const sealed = seal(await sealingKey(), subjectOf(addressee), JSON.stringify(letter))
  return {
    sealed: sealed.toString('base64'),
    addressee,
    ...(letter.expiresAt && { expiresAt: letter.expiresAt }),
  }
}

/** Mails queued by an earlier version of Jes are not encrypted. */
export async function openLetter(payload: unknown, key = sealingKey()): Promise<Letter> {
  if (!isSealed(payload)) return payload as Letter
  try {
    const bytes = Buffer.from(payload.sealed, 'base64')
    return JSON.parse(unseal(await key, subjectOf(payload.addressee), bytes)) as Letter
  } catch {
    throw new Error(
      'This letter was sealed with another key. Put the old one back and send it again.',
    )
  }
}

/** By this hash the mails to an address are found without decrypting any. */
export async function markOfAddress(address: string) {
  return markOf(await sealingKey(), 'letter', address)
}

function isSealed(payload: unknown): payload is SealedLetter {
  return (payload as Partial<SealedLetter>).sealed !== undefined
}

function subjectOf(addressee: string) {
  return { domain: 'letter', id: addressee } as const
}
