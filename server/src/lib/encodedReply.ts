import { createHash } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'

/** Smaller answers gain nothing from being pressed. */
const PRESSED_FROM = 1024

/** Named among the encodings, and not with a weight of nothing. */
const GZIP = /\bgzip\b(?!\s*;\s*q=0(?:\.0+)?\s*(?:,|$))/

const press = promisify(gzip)

/** An answer as it goes over the wire: its headers, name and value in turn, and its bytes. */
export type Form = { bytes: Buffer; etag: string; head: string[] }

/** An answer that is ready to be sent, as it is and, once somebody wants it so, pressed. */
export class CachedReply {
  readonly plain: Form
  readonly #common: string[]
  readonly #hash: string
  #pressed: Form | Promise<Form> | null = null

  constructor(headers: Record<string, unknown>, bytes: Buffer) {
    this.#hash = createHash('sha256').update(bytes).digest('base64url').slice(0, 22)
    this.#common = Object.entries(headers)
      .filter(([name]) => name !== 'content-length')
      .flatMap(([name, value]) => [name, String(value)])
    this.plain = makeForm(this.#common, bytes, this.#hash)
  }

  /** The form that this caller can read; a promise only for the first who wants it pressed. */
  formFor({ 'accept-encoding': accepted }: IncomingHttpHeaders): Form | Promise<Form> {
    if (!GZIP.test(accepted ?? '') || this.plain.bytes.length < PRESSED_FROM) return this.plain
    this.#pressed ??= this.#press()
    return this.#pressed
  }

  async #press() {
    const bytes = await press(this.plain.bytes)
    const head = [...this.#common, 'content-encoding', 'gzip']
    this.#pressed = makeForm(head, bytes, `${this.#hash}-gz`)
    return this.#pressed
  }
}

/** True when the caller has these very bytes already. */
export function isKnown({ etag }: Form, { 'if-none-match': known }: IncomingHttpHeaders) {
  if (known === undefined) return false
  return known.split(',').some((one) => one.trim().replace(/^W\//, '') === etag || one === '*')
}

function makeForm(common: string[], bytes: Buffer, hash: string): Form {
  const etag = `"${hash}"`
  const head = [...common, 'etag', etag, 'content-length', String(bytes.length)]
  return { bytes, etag, head }
}
