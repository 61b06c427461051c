import { type AnyEndpoint, isNothing, type Schema } from '@jes/contract/endpoint'
import type { Language } from '@jes/contract/settings'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { z } from 'zod'
import { safeParse } from 'zod/v4/core'
import { type Sql, sql } from './db.ts'
import { invalid, malformed, unauthenticated } from './errors.ts'
import { answerOnce } from './idempotency.ts'
import { describeAnswer } from './jsonSchema.ts'
import { limitOf } from './limits.ts'
import type { LimitName } from './limitTable.ts'

const JSON_TYPE = 'application/json; charset=utf-8'

/** Who asks. The token says it, never a path or a body. */
export type Viewer = {
  id: string
  sessionId: string
  username: string
  role: 'member' | 'moderator' | 'admin'
  emailVerified: boolean
  /** 0 new or lately reprimanded, 1 as usual, 2 of long and good standing. */
  trust: number
}

declare module 'fastify' {
  interface FastifyRequest {
    viewer: Viewer | null
    /** A token was sent, and it is not or no longer good. */
    hasDeadToken: boolean
    language: Language
  }
  interface FastifyContextConfig {
    door?: AnyEndpoint
  }
}

type Asked<E extends AnyEndpoint> = {
  params: z.output<E['params']>
  query: z.output<E['query']>
  body: z.output<E['body']>
  viewer: E['access'] extends 'member' ? Viewer : Viewer | null
  request: FastifyRequest
  reply: FastifyReply
  /** The database; at an idempotent door the one transaction that all of it happens in. */
  sql: Sql
}

type Manner<E extends AnyEndpoint> = {
  limit?: LimitName
  /** Writes the answer itself, where the serialiser made from the contract is too slow. */
  toBytes?: (answered: z.input<E['response']>, reply: FastifyReply) => Buffer
  /** Asked by whoever watches over this server: never counted, never shed, under any name of the host. */
  isProbe?: true
  /** Creates something: sent twice with the same Idempotency-Key it is done once. */
  isIdempotent?: true | 'one statement'
}

/** Opens one door of the contract: checks who and what comes in, and what goes out. */
export function serve<E extends AnyEndpoint>(
  app: FastifyInstance,
  endpoint: E,
  answer: (asked: Asked<E>) => Promise<z.input<E['response']>> | z.input<E['response']>,
  { limit, isProbe, isIdempotent, toBytes }: Manner<E> = {},
) {
  app.route({
    method: endpoint.method,
    url: endpoint.path,
    config: { door: endpoint, ...limitOf(limit), ...(isProbe && { traffic: 'probe' }) },
    ...(!isNothing(endpoint.response) && {
      schema: { response: { [endpoint.status]: describeAnswer(endpoint.response) } },
    }),
    async handler(request, reply) {
      admit(endpoint, request)
      const asked = {
        params: checkAddress(endpoint.params, request.params),
        query: checkAddress(endpoint.query, request.query),
        body: checkBody(endpoint.body, request.body),
        viewer: request.viewer,
        request,
        reply,
        sql,
      } as Asked<E>

      const { status } = endpoint
      const userId = request.viewer?.id
      const answered =
        isIdempotent && userId
          ? await answerOnce(
              sql,
              {
                userId,
                request,
                reply,
                status,
                isOneStatement: isIdempotent === 'one statement',
              },
              async (sql) => answer({ ...asked, sql }),
            )
          : await answer(asked)
      reply.code(endpoint.status)
      if (toBytes) return reply.type(JSON_TYPE).send(toBytes(answered, reply))
      return isNothing(endpoint.response) ? reply.send() : answered
    },
  })
}

/** A dead token is refused wherever it would change the answer, so that the app renews it and asks again. */
function admit(endpoint: AnyEndpoint, request: FastifyRequest) {
  const isAsked = endpoint.access === 'member' || endpoint.method === 'GET'
  if (request.hasDeadToken && isAsked)
    throw unauthenticated('Your session has ended. Please log in.')
  if (endpoint.access === 'member' && !request.viewer) throw unauthenticated()
}

function checkAddress(schema: Schema, value: unknown) {
  if (isNothing(schema)) return undefined
  const result = safeParse(schema, value ?? {})
  if (result.success) return result.data
  throw malformed(result.error.issues[0]?.message)
}

function checkBody(schema: Schema, value: unknown) {
  if (isNothing(schema)) return undefined
  const result = safeParse(schema, value)
  if (result.success) return result.data
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw malformed()

  const fields: Record<string, string> = {}
  for (const issue of result.error.issues) fields[issue.path.join('.') || 'form'] ??= issue.message
  throw invalid(fields)
}
