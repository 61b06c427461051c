import { ProviderName } from '@jes/contract/accounts/stepUp'
import type { FastifyInstance } from 'fastify'
import { safeParse } from 'zod/v4/core'
import { notFound } from '#lib/errors.ts'

const BODY_LIMIT = 16_384
/** What the page needs; Apple sends the name of a new user too. */
const FIELDS = ['code', 'state', 'error', 'iss']

/**
 * Apple posts its answer, from its own site, so our cookies are not with it. The browser is sent on to the page where
 * other providers send it at once.
 */
export async function postedAnswers(app: FastifyInstance) {
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: BODY_LIMIT },
    (_, body, done) => done(null, new URLSearchParams(String(body))),
  )

  app.post<{ Params: { provider: string } }>(
    '/login/:provider',
    async ({ params, body }, reply) => {
      const { data: provider } = safeParse(ProviderName, params.provider)
      if (!provider || !(body instanceof URLSearchParams)) throw notFound()
      const answer = new URLSearchParams()
      for (const name of FIELDS) {
        const value = body.get(name)
        if (value) answer.set(name, value)
      }
      return reply.redirect(`/login/${provider}?${answer}`, 303)
    },
  )
}
