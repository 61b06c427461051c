import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'
import { join } from 'node:path'
import { PayoutDetails } from '@jes/contract/earnings'
import { parse } from 'zod/v4/core'
import { config } from '#lib/config.ts'
import { readOrMake } from '#lib/madeOnce.ts'

const FILE = 'payout-key'
const CIPHER = 'aes-256-gcm'
/** Which way of sealing this is, should there ever be another. */
const VERSION = 1
const IV_BYTES = 12
const TAG_BYTES = 16

let kept: Promise<Buffer> | undefined

/** The key that payment details are sealed with: that of the settings, or one made in the data folder. */
export function payoutKey() {
  kept ??= config.PAYOUT_KEY
    ? Promise.resolve(Buffer.from(config.PAYOUT_KEY, 'hex'))
    : readKey(config.DATA_DIR)
  return kept
}

export async function readKey(folder: string) {
  const path = join(folder, FILE)
  const text = await readOrMake(path, () => randomBytes(32).toString('hex'))
  if (!/^[0-9a-f]{64}$/i.test(text.trim()))
    throw new Error(`${path} holds no key. Put it back: without it no payout can be read.`)
  return Buffer.from(text.trim(), 'hex')
}

/** Details of one payout, readable by nobody without the key, and as those of no other payout. */
export function seal(key: Buffer, payoutId: string, details: PayoutDetails) {
  const iv = randomBytes(IV_BYTES)
  const cipher = createCipheriv(CIPHER, key, iv, { authTagLength: TAG_BYTES })
  cipher.setAAD(Buffer.from(payoutId))
  const hidden = Buffer.concat([cipher.update(JSON.stringify(details), 'utf8'), cipher.final()])
  return Buffer.concat([Buffer.from([VERSION]), iv, cipher.getAuthTag(), hidden])
}

/** Throws where the key, the payout or a byte is another. */
export function unseal(key: Buffer, payoutId: string, sealed: Buffer): PayoutDetails {
  if (sealed[0] !== VERSION) throw new Error('These details are sealed in a way not known here.')
  const tagAt = 1 + IV_BYTES
  const textAt = tagAt + TAG_BYTES
  const iv = sealed.subarray(1, tagAt)
  const cipher = createDecipheriv(CIPHER, key, iv, { authTagLength: TAG_BYTES })
  cipher.setAAD(Buffer.from(payoutId))
  cipher.setAuthTag(sealed.subarray(tagAt, textAt))
  const text = Buffer.concat([cipher.update(sealed.subarray(textAt)), cipher.final()])
  return parse(PayoutDetails, JSON.parse(text.toString('utf8')))
}
