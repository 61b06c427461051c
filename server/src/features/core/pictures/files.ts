import type { FastifyInstance, FastifyReply } from 'fastify'
import { config } from '#lib/config.ts'
import { sql } from '#lib/db.ts'
import { notFound } from '#lib/errors.ts'
import { sendFile } from '#lib/sendFile.ts'
import { storage } from '#lib/storage.ts'
import type { Span } from '#lib/storageDriver.ts'
import { audienceOf, canFetch, findFileViewer } from './access.ts'

const TYPES: Record<string, string> = {
  webp: 'image/webp',
  avif: 'image/avif',
  mp4: 'video/mp4',
  vtt: 'text/vtt; charset=utf-8',
}
const SHOWN = /^([\w/-]+)-(?:\d+|en\d+|ne\d+)\.(webp|avif|mp4|vtt)$/
const FOR_GOOD = 'public, max-age=31536000, immutable'
/** Browsers store it for good, but a CDN checks each minute whether everybody may still see it. */
const FOR_A_MINUTE = 'public, max-age=31536000, s-maxage=60, immutable'
/** The permission is checked at every request. */
const NO_CACHE = 'private, no-cache'

type OneFile = { Params: { '*': string } }

/** Serves stored files. A file never changes, so a browser that has it and may see it gets a 304. */
export function fileRoutes(app: FastifyInstance) {
  app.get<OneFile>('/media/*', { config: { traffic: 'file' } }, async (request, reply) => {
    const file = request.params['*']
    const [, key, ending] = SHOWN.exec(file) ?? []
    if (!key || !ending) throw notFound()

    const audience = await audienceOf(sql, key)
    if (audience === 'nobody') throw notFound()
    const isForAll = audience === 'everybody'
    if (!isForAll && !(await canFetch(sql, key, await findFileViewer(sql, request))))
      throw notFound()

    const etag = `"${file}"`
    const headers = {
      ...(isForAll ? headersForAll() : { 'cache-control': NO_CACHE }),
      'content-security-policy': "sandbox; default-src 'none'",
      'accept-ranges': 'bytes',
      etag,
    }
    if (request.headers['if-none-match'] === etag) return reply.code(304).headers(headers).send()
    const found = await storage.find(file)
    if (!found) throw notFound()
    const { size, path } = found
    reply.headers(headers).type(TYPES[ending]!)
    if (path && config.MEDIA_ACCEL)
      return reply.header('x-accel-redirect', config.MEDIA_ACCEL + file).send()

    const ifRange = request.headers['if-range']
    const range = ifRange === undefined || ifRange === etag ? request.headers.range : undefined
    const span = spanOf(range, size)
    if (span === 'outside') {
      return reply.code(416).header('content-range', `bytes */${size}`).send()
    }
    if (span) reply.code(206).header('content-range', `bytes ${span.start}-${span.end}/${size}`)
    const { start, end } = span ?? { start: 0, end: size - 1 }
    reply.header('content-length', end - start + 1)
    if (!path) return reply.send(await storage.stream(file, { start, end }))
    await sendDirectly(reply, path, { start, end })
    return reply
  })
}

/** Past the framework, which would pipe a stream. */
async function sendDirectly(reply: FastifyReply, path: string, span: Span) {
  reply.hijack()
  const response = reply.raw
  for (const [name, value] of Object.entries(reply.getHeaders()))
    if (value !== undefined) response.setHeader(name, value)
  response.writeHead(reply.statusCode)
  if (reply.request.method === 'HEAD') response.end()
  else await sendFile(response, path, span)
}

/** A page fetches the beginnings of clips by script, also from MEDIA_URL. */
function headersForAll() {
  return config.MEDIA_URL
    ? { 'cache-control': FOR_A_MINUTE, 'access-control-allow-origin': '*' }
    : { 'cache-control': FOR_GOOD }
}

/** What a Range header requests; several ranges, or none, mean the whole file. */
function spanOf(range: string | undefined, size: number): Span | 'outside' | null {
  const match = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(range ?? '')
  if (!match || match[0] === 'bytes=-') return null
  const [, first, last] = match
  const start = first ? Number(first) : Math.max(0, size - Number(last))
  const end = first && last ? Math.min(Number(last), size - 1) : size - 1
  return start > end || start >= size ? 'outside' : { start, end }
}
