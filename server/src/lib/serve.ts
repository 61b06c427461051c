import type { Language } from '@jes/contract/core/settings'
import { type AnyEndpoint, isNothing, type Schema } from '@jes/contract/lib/endpoint'
import type { Because } from '@jes/contract/lib/refusals/because'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { z } from 'zod'
import { check } from './check.ts'
import { type Sql, sql } from './db.ts'
import { forbidden, invalid, malformed, refuse, sessionEnded, unauthenticated } from './errors.ts'
import { answerOnce } from './idempotency.ts'
import { limitOf } from './limits.ts'
import type { LimitName } from './limitTable.ts'
import { serialiserOf } from './serialiser.ts'

const JSON_TYPE = 'application/json; charset=utf-8'

/** Who asks. The token says it, never a path or a body. */
export type Viewer = {
  id: string
  sessionId: string
  username: string
  /** The role that counts: staff who still lack a second factor are members. */
  role: 'member' | 'moderator' | 'admin'
  /** Of the staff, but without the second factor that their role needs. */
  lacksSecondFactor: boolean
  emailVerified: boolean
  /** 0 new or lately reprimanded, 1 as usual, 2 of long and good standing. */
  trust: number
}

/** What a viewer showed once more was right. It is spent once, in the transaction of what it allows. */
export type Proof = { spend: (sql: Sql) => Promise<void> }
/** What was shown, and the field that a refusal names. */
export type Shown = { field: string; password: string; code: string | undefined }
type CheckProof = (request: FastifyRequest, viewer: Viewer, shown: Shown) => Promise<Proof>

declare module 'fastify' {
  interface FastifyInstance {
    /** Checks what endpoints that step up ask for; the one place that does. */
    checkProof: CheckProof
  }
  interface FastifyRequest {
    viewer: Viewer | null
    /** A token was sent, and it is not or no longer good. */
    hasDeadToken: boolean
    language: Language
  }
  interface FastifyContextConfig {
    endpoint?: AnyEndpoint
  }
}

type EndpointRequest<E extends AnyEndpoint> = {
  params: z.output<E['params']>
  query: z.output<E['query']>
  body: z.output<E['body']>
  viewer: E['access'] extends 'public' ? Viewer | null : Viewer
  proof: E['stepUp'] extends string ? Proof : null
  request: FastifyRequest
  reply: FastifyReply
  /** The database; at an idempotent endpoint the one transaction that all of it happens in. */
  sql: Sql
}

type ServeOptions<E extends AnyEndpoint> = {
  limit?: LimitName
  /** Writes the answer itself, where the serialiser made from the contract is too slow. */
  toBytes?: (answered: z.input<E['response']>) => Buffer
  /** Asked by whoever watches over this server: never counted, never shed, under any name of the host. */
  isProbe?: true
  /** Creates something: sent twice with the same Idempotency-Key it is done once. */
  isIdempotent?: true | 'one statement'
}

/** Opens one endpoint of the contract: checks who and what comes in, and what goes out. */
export function serve<E extends AnyEndpoint>(
  app: FastifyInstance,
  endpoint: E,
  answer: (asked: EndpointRequest<E>) => Promise<z.input<E['response']>> | z.input<E['response']>,
  { limit, isProbe, isIdempotent, toBytes }: ServeOptions<E> = {},
) {
  app.route({
    method: endpoint.method,
    url: endpoint.path,
    config: { endpoint: endpoint, ...limitOf(limit), ...(isProbe && { traffic: 'probe' }) },
    ...(!isNothing(endpoint.response) && {
      schema: { response: { [endpoint.status]: {} } },
      serializerCompiler: () => serialiserOf(endpoint.response),
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
      }
      const { proof, expectSpent } = await prove(endpoint, request, asked.body)
      async function answerIn(sql: Sql) {
        const answered = await answer({ ...asked, proof, sql } as EndpointRequest<E>)
        expectSpent()
        return answered
      }

      const { status } = endpoint
      const userId = request.viewer?.id
      const content = contentOf(endpoint, request.body)
      const isOneStatement = isIdempotent === 'one statement'
      const answered =
        isIdempotent && userId
          ? await answerOnce(
              sql,
              { userId, request, reply, status, content, isOneStatement },
              answerIn,
            )
          : await answerIn(sql)
      reply.code(endpoint.status)
      if (toBytes) return reply.type(JSON_TYPE).send(toBytes(answered))
      return isNothing(endpoint.response) ? reply.send() : answered
    },
  })
}

/**
 * Who may come in. A dead token is refused wherever it would change the answer, so that the app renews it and asks
 * again. Whether somebody is of the staff is decided here and nowhere else.
 */
function admit({ access, method }: AnyEndpoint, { viewer, hasDeadToken }: FastifyRequest) {
  if (hasDeadToken && (access !== 'public' || method === 'GET')) throw sessionEnded()
  if (access === 'public') return
  if (!viewer) throw unauthenticated()
  if (access === 'member') return
  if (viewer.lacksSecondFactor) throw refuse('request.two_step_required')
  if (viewer.role === 'member' || (access === 'admin' && viewer.role !== 'admin')) throw forbidden()
}

/** The proof that an endpoint asks for. One that its handler leaves unspent could be used again: that is a bug. */
async function prove(
  { stepUp, method, path }: AnyEndpoint,
  request: FastifyRequest,
  body: unknown,
) {
  const { viewer, server } = request
  if (!stepUp || !viewer) return { proof: null, expectSpent() {} }
  const given = body as Record<string, string | undefined>
  const shown = { field: stepUp, password: given[stepUp] ?? '', code: given.code }
  const checked = await server.checkProof(request, viewer, shown)
  let isSpent = false
  const proof: Proof = {
    async spend(sql) {
      await checked.spend(sql)
      isSpent = true
    },
  }
  return {
    proof,
    expectSpent() {
      if (!isSpent) throw new Error(`${method} ${path} answered without spending its proof.`)
    },
  }
}

/** What makes a call the same call again. No hash is kept of a password, nor of a code, which is another each time. */
function contentOf({ stepUp }: AnyEndpoint, body: unknown) {
  if (!stepUp) return body
  const { [stepUp]: _password, code: _code, ...rest } = body as Record<string, unknown>
  return rest
}

function checkAddress(schema: Schema, value: unknown) {
  if (isNothing(schema)) return undefined
  const { data, issues } = check(schema, value ?? {})
  if (issues) throw malformed(issues[0]?.because)
  return data
}

function checkBody(schema: Schema, value: unknown) {
  if (isNothing(schema)) return undefined
  const { data, issues } = check(schema, value)
  if (!issues) return data
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw malformed()

  const fields: Record<string, Because> = {}
  for (const issue of issues) fields[issue.path.join('.') || 'form'] ??= issue.because
  throw invalid(fields)
}
