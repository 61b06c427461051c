import { createHash } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'

/** Smaller replies do not get smaller by compression. */
const PRESSED_FROM = 1024

/** gzip is named, and not with a weight of 0. */
const GZIP = /\bgzip\b(?!\s*;\s*q=0(?:\.0+)?\s*(?:,|$))/

const press = promisify(gzip)

/** A reply as it is sent: its headers, name and value in turn, and its bytes. */
export type Form = { bytes: Buffer; etag: string; head: string[] }

/** A cached reply, plain and, once somebody accepts it, compressed. */
export class CachedReply {
  /** The pattern of the route whose reply it is. */
  readonly route: string
  readonly plain: Form
  readonly #common: string[]
  readonly #hash: string
  #pressed: Form | Promise<Form> | null = null

  constructor(route: string, headers: Record<string, unknown>, bytes: Buffer) {
    this.route = route
    this.#hash = createHash('sha256').update(bytes).digest('base64url').slice(0, 22)
    this.#common = Object.entries(headers)
      .filter(([name]) => name !== 'content-length')
      .flatMap(([name, value]) => [name, String(value)])
    this.plain = makeForm(this.#common, bytes, this.#hash)
  }

  /** The form that this client accepts; a promise only for the first compressed one. */
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

/** True when the client has these bytes already. */
export function isKnown({ etag }: Form, { 'if-none-match': known }: IncomingHttpHeaders) {
  if (known === undefined) return false
  return known.split(',').some((one) => one.trim().replace(/^W\//, '') === etag || one === '*')
}

function makeForm(common: string[], bytes: Buffer, hash: string): Form {
  const etag = `"${hash}"`
  const head = [...common, 'etag', etag, 'content-length', String(bytes.length)]
  return { bytes, etag, head }
}
