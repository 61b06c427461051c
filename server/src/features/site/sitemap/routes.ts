import type { FastifyInstance, FastifyReply } from 'fastify'
import { notFound } from '#lib/errors.ts'
import { originOf } from '#lib/origin.ts'
import { readerThatMayLag } from '#lib/replicas.ts'
import { makeTextCache } from '#lib/textCache.ts'
import { assetLinks } from './assetLinks.ts'
import { KINDS } from './kinds.ts'
import { fixedText, indexText, pageText, robotsText, securityText } from './texts.ts'

/** A page of posts is up to a megabyte, and search engines come seldom. */
const CACHE = { name: 'sitemap', ms: 10 * 60_000, most: 20 }
const PAGE_NAME = /^(\w+)-(\d{1,19})\.xml$/

type OnePage = { Params: { page: string } }

/** Files with fixed names for search engines, security researchers and Android. */
export async function sitemapRoutes(app: FastifyInstance) {
  const textOf = makeTextCache(CACHE)

  app.get('/robots.txt', (request, reply) => sendPlain(reply, robotsText(originOf(request))))
  app.get('/.well-known/security.txt', (request, reply) =>
    sendPlain(reply, securityText(originOf(request))),
  )
  const links = assetLinks()
  app.get('/.well-known/assetlinks.json', (_, reply) => {
    if (!links) throw notFound()
    return reply.header('cache-control', 'public, max-age=3600').send(links)
  })
  app.get('/sitemap.xml', async (request, reply) => {
    const origin = originOf(request)
    return sendXml(
      reply,
      await textOf(`${origin} index`, () => indexText(readerThatMayLag(), origin)),
    )
  })
  app.get('/sitemap/pages.xml', (request, reply) => sendXml(reply, fixedText(originOf(request))))
  app.get<OnePage>('/sitemap/:page', async (request, reply) => {
    const [, name, after = ''] = PAGE_NAME.exec(request.params.page) ?? []
    const kind = KINDS.find((one) => one === name)
    if (!kind) throw notFound()
    const origin = originOf(request)
    return sendXml(
      reply,
      await textOf(`${origin} ${kind} ${after}`, async () => {
        const text = await pageText(readerThatMayLag(), kind, after, origin)
        if (text === null) throw notFound()
        return text
      }),
    )
  })
}

function sendPlain(reply: FastifyReply, text: string) {
  return reply
    .header('cache-control', 'public, max-age=3600')
    .type('text/plain; charset=utf-8')
    .send(text)
}

function sendXml(reply: FastifyReply, text: string) {
  return reply
    .header('cache-control', 'public, max-age=600')
    .type('application/xml; charset=utf-8')
    .send(text)
}
