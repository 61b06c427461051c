import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { originOf } from '#lib/origin.ts'
import { readerThatMayLag } from '#lib/replicas.ts'
import { makeTextCache } from '#lib/textCache.ts'
import { blogChannel, hubChannel, profileChannel } from './channels.ts'
import { type Channel, toRss } from './rss.ts'

/** Feed readers poll every few minutes, and there may be many. */
const CACHE = { name: 'rss', ms: 60_000, most: 200 }

type OfHub = { Params: { name: string } }
type OfMember = { Params: { username: string } }

/** RSS feeds of pages. */
export async function rssRoutes(app: FastifyInstance) {
  const textOf = makeTextCache(CACHE)

  app.get('/blogs/rss.xml', (request, reply) =>
    send(request, reply, () => blogChannel(readerThatMayLag(), request.language)),
  )
  app.get<OfHub>('/jehub/:name/rss.xml', (request, reply) =>
    send(request, reply, () => hubChannel(readerThatMayLag(), request.params.name)),
  )
  app.get<OfMember>('/je/:username/rss.xml', (request, reply) =>
    send(request, reply, () => profileChannel(readerThatMayLag(), request.params.username)),
  )

  async function send(request: FastifyRequest, reply: FastifyReply, find: () => Promise<Channel>) {
    const origin = originOf(request)
    const key = JSON.stringify([request.language, origin, request.routeOptions.url, request.params])
    const text = await textOf(key, async () => toRss(await find(), origin))
    return reply
      .headers({
        'cache-control': 'public, max-age=300',
        vary: 'Accept-Language, Accept-Encoding',
        // Search engines should find the pages, not the feeds.
        'x-robots-tag': 'noindex',
      })
      .type('application/rss+xml; charset=utf-8')
      .send(text)
  }
}
