import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto'
import { join } from 'node:path'
import { config } from './config.ts'
import { readOrMake } from './secretFile.ts'

const FILE = 'payout-key'
const CIPHER = 'aes-256-gcm'
/** Payouts of the first months: encrypted with the key itself. */
const UNDERIVED = 1
const VERSION = 2
const KEY_BYTES = 32
const IV_BYTES = 12
const TAG_BYTES = 16

/** What is encrypted, and whose: what was encrypted for one subject cannot be decrypted for another. */
export type Subject = {
  domain: 'payout' | 'two-factor' | 'letter' | 'phone' | 'message'
  id: string
}

let stored: Promise<Buffer> | undefined

/** The encryption key: that of the settings, or one created in the data folder. */
export function sealingKey() {
  stored ??= config.PAYOUT_KEY
    ? Promise.resolve(Buffer.from(config.PAYOUT_KEY, 'hex'))
    : readKey(config.DATA_DIR)
  return stored
}

/** From now on this process encrypts with another key: `jes keys rotate` alone does so. */
export function replaceSealingKey(key: Buffer) {
  stored = Promise.resolve(key)
}

export function sealingKeyPlace() {
  return config.PAYOUT_KEY ? 'PAYOUT_KEY' : join(config.DATA_DIR, FILE)
}

export async function readKey(folder: string, file = FILE) {
  const path = join(folder, file)
  const text = await readOrMake(path, () => randomBytes(KEY_BYTES).toString('hex'))
  if (!/^[0-9a-f]{64}$/i.test(text.trim()))
    throw new Error(`${path} holds no key. Put it back: without it nothing sealed can be read.`)
  return Buffer.from(text.trim(), 'hex')
}

/** Encrypts a text. */
export function seal(key: Buffer, { domain, id }: Subject, text: string) {
  const iv = randomBytes(IV_BYTES)
  const cipher = createCipheriv(CIPHER, derive(key, domain), iv, { authTagLength: TAG_BYTES })
  cipher.setAAD(Buffer.from(`${domain} ${id}`))
  const hidden = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
  return Buffer.concat([Buffer.from([VERSION]), iv, cipher.getAuthTag(), hidden])
}

/** Decrypts a text; throws if the key, the subject or a byte differs. */
export function unseal(key: Buffer, { domain, id }: Subject, sealed: Buffer) {
  const isUnderived = sealed[0] === UNDERIVED && domain === 'payout'
  if (sealed[0] !== VERSION && !isUnderived)
    throw new Error('This is sealed in a way not known here.')
  const tagAt = 1 + IV_BYTES
  const textAt = tagAt + TAG_BYTES
  const opener = isUnderived ? key : derive(key, domain)
  const iv = sealed.subarray(1, tagAt)
  const cipher = createDecipheriv(CIPHER, opener, iv, { authTagLength: TAG_BYTES })
  cipher.setAAD(Buffer.from(isUnderived ? id : `${domain} ${id}`))
  cipher.setAuthTag(sealed.subarray(tagAt, textAt))
  return Buffer.concat([cipher.update(sealed.subarray(textAt)), cipher.final()]).toString('utf8')
}

/** A keyed hash, the same for the same text: it finds a row again, and reveals nothing without the key. */
export function markOf(key: Buffer, domain: Subject['domain'], text: string) {
  return createHmac('sha256', derive(key, `${domain} mark`))
    .update(text)
    .digest('base64url')
}

/** By this a key is known again; it reveals nothing of the key. */
export function fingerprintOf(key: Buffer) {
  return derive(key, 'fingerprint')
}

/** A key for another purpose, which follows from the sealing key. */
export function derive(key: Buffer, purpose: string) {
  return Buffer.from(hkdfSync('sha256', key, Buffer.alloc(0), `jes seal ${purpose}`, KEY_BYTES))
}
