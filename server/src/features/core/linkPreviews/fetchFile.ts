import type { IncomingMessage } from 'node:http'
import type { Readable } from 'node:stream'
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib'
import { config } from '#lib/config.ts'
import { expectUrl, type FetchScope, safeFetch, Unfetchable } from '#lib/safeFetch.ts'

const MOST_REDIRECTS = 3
const REDIRECTS = new Set([301, 302, 303, 307, 308])

type FetchOptions = {
  /** The content types that are accepted. */
  types: RegExp
  accept: string
  maxBytes: number
  /** Whether a file longer than the limit is cut there instead of refused. */
  canBeCut?: boolean
}
export type Fetched = { url: URL; contentType: string; bytes: Buffer }

/** Fetches a file from a public address only, within limits of time, size and redirects. */
export async function fetchFile(
  address: string,
  options: FetchOptions,
  reach: FetchScope,
): Promise<Fetched> {
  const signal = AbortSignal.timeout(reach.timeoutMs)
  let url = expectUrl(address, undefined, reach)
  for (let hop = 0; hop <= MOST_REDIRECTS; hop++) {
    const reply = await safeFetch(url, { headers: headersOf(options) }, { signal, reach })
    try {
      const location = REDIRECTS.has(reply.statusCode ?? 0) && reply.headers.location
      if (!location) return { url, ...(await readReply(reply, options)) }
      url = expectUrl(location, url.href, reach)
    } finally {
      reply.destroy()
    }
  }
  throw new Unfetchable('It leads from one address to the next')
}

/** We say who we are and what we take. */
function headersOf({ accept }: FetchOptions) {
  return {
    accept,
    'accept-encoding': 'gzip',
    'accept-language': 'ne, en;q=0.8',
    'user-agent': userAgent(),
  }
}

async function readReply(reply: IncomingMessage, { types, maxBytes, canBeCut }: FetchOptions) {
  const { statusCode = 0, headers } = reply
  if (statusCode >= 500 || statusCode === 429) throw new Error(`The server answers ${statusCode}`)
  if (statusCode !== 200) throw new Unfetchable(`The server answers ${statusCode}`)
  const contentType = headers['content-type'] ?? ''
  if (!types.test(contentType)) throw new Unfetchable(`It is ${contentType || 'of no type'}`)

  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of unpack(reply) as AsyncIterable<Buffer>) {
    chunks.push(chunk)
    size += chunk.length
    if (size <= maxBytes) continue
    if (!canBeCut) throw new Unfetchable('The file is too large')
    break
  }
  return { contentType, bytes: Buffer.concat(chunks).subarray(0, maxBytes) }
}

/** Decompresses piece by piece, so a zip bomb is stopped at the size limit. */
function unpack(reply: IncomingMessage): Readable {
  const encoding = (reply.headers['content-encoding'] ?? '').trim().toLowerCase()
  if (encoding === '' || encoding === 'identity') return reply
  const unpacked = unpackerOf(encoding)
  reply.on('error', (error) => unpacked.destroy(error))
  unpacked.on('close', () => reply.destroy())
  return reply.pipe(unpacked)
}

function unpackerOf(encoding: string) {
  if (encoding === 'gzip' || encoding === 'x-gzip') return createGunzip()
  if (encoding === 'deflate') return createInflate()
  if (encoding === 'br') return createBrotliDecompress()
  throw new Unfetchable(`It is packed as ${encoding}`)
}

/** The name of our fetcher, and a page about it. */
function userAgent() {
  return config.PUBLIC_URL ? `JesPreview/1 (+${config.PUBLIC_URL}/about)` : 'JesPreview/1'
}
