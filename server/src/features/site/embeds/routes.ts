import type { Language } from '@jes/contract/core/settings'
import { embedApi } from '@jes/contract/site/embeds'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { expectPost } from '#features/posts/posts/queries.ts'
import { findPublicPost } from '#features/site/pages/postHead.ts'
import { notFound } from '#lib/errors.ts'
import { originOf } from '#lib/origin.ts'
import { readerThatMayLag } from '#lib/replicas.ts'
import { serve } from '#lib/serve.ts'
import { makeTextCache } from '#lib/textCache.ts'
import { toCard } from './card.ts'
import { cardPolicy } from './cardPolicy.ts'
import { idIn, toEmbed } from './oembed.ts'

/** A newspaper shows one card to everybody who reads it; what is deleted leaves the card this much later. */
const CACHE = { name: 'embeds', ms: 10_000, most: 500 }
const BROWSER_SECONDS = 60

type Card = { Params: { id: string }; Querystring: { lang?: unknown } }

/** What other sites show of a post: oEmbed says how, the card is what they show. */
export async function embedRoutes(app: FastifyInstance) {
  const textOf = makeTextCache(CACHE)
  const policy = cardPolicy()

  serve(
    app,
    embedApi.find,
    async ({ sql, query, viewer, request, reply }) => {
      const origin = originOf(request)
      const id = idIn(query.url, origin)
      const post = id && (await findPublicPost(sql, id))
      if (!post) throw notFound()
      // What everybody else may see is still hidden from whom its author blocked.
      if (viewer) await expectPost(sql, id, viewer.id)
      reply.header('access-control-allow-origin', '*')
      return toEmbed(post, { origin, ...query })
    },
    { mayLag: true },
  )

  app.get<Card>('/embed/:id', async (request, reply) => {
    const { id } = request.params
    const language = languageOf(request)
    const html = await textOf(JSON.stringify([id, language]), async () =>
      toCard(await findPublicPost(readerThatMayLag(), id), language),
    )
    return reply
      .headers({
        'content-security-policy': policy,
        'cache-control': `public, max-age=${BROWSER_SECONDS}`,
        vary: 'Accept-Language, Accept-Encoding',
        'x-robots-tag': 'noindex',
      })
      .type('text/html; charset=utf-8')
      .send(html)
  })
}

/** The site that embeds it may choose; else it is the reader's language. */
function languageOf({ query, language }: FastifyRequest<Card>): Language {
  return query.lang === 'ne' || query.lang === 'en' ? query.lang : language
}
