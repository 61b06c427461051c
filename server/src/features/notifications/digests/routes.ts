import type { Language } from '@jes/contract/core/settings'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { declineMail } from '#features/notifications/notifications/preferences.ts'
import { sql } from '#lib/db.ts'
import { askPage, donePage, STYLE, unknownPage } from './page.ts'

const PATH = '/api/digests/unsubscribe'
const KEY = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** The link in every digest. Whoever has it can stop the mails without a log-in, and do nothing else. */
export async function digestRoutes(app: FastifyInstance) {
  // The page's button and the one-click unsubscribe of mail programs (RFC 8058) both send a form, whose content is
  // ignored.
  app.addContentTypeParser('*', { parseAs: 'string', bodyLimit: 1024 }, (_, __, done) => done(null))

  app.get(PATH, async ({ query, language }, reply) => {
    const reader = await findReader(query)
    return reader ? send(reply, askPage(reader.language)) : refuse(reply, language)
  })

  app.post(PATH, async ({ query, language }, reply) => {
    const reader = await findReader(query)
    if (!reader) return refuse(reply, language)
    await declineMail(sql, reader.id)
    return send(reply, donePage(reader.language))
  })

  app.get(`${PATH}.css`, (_, reply) => reply.type('text/css; charset=utf-8').send(STYLE))
}

async function findReader(query: unknown) {
  const { token } = query as { token?: unknown }
  if (typeof token !== 'string' || !KEY.test(token)) return null
  const [reader] = await sql<{ id: string; language: Language }[]>`
    select id, coalesce(settings->>'language', 'en') as language from users
    where digest_key = ${token}`
  return reader ?? null
}

function refuse(reply: FastifyReply, language: Language) {
  return send(reply.code(404), unknownPage(language))
}

/** The URL holds the key, so it must not leak in a referrer. */
function send(reply: FastifyReply, html: string) {
  return reply.header('referrer-policy', 'no-referrer').type('text/html; charset=utf-8').send(html)
}
