import type { Language } from '@jes/contract/core/settings'
import { type AnyEndpoint, isNothing, type Schema } from '@jes/contract/lib/endpoint'
import type { Because } from '@jes/contract/lib/refusals/because'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { z } from 'zod'
import { changeCount } from './changes.ts'
import { check } from './check.ts'
import { type Sql, sql } from './db.ts'
import { forbidden, invalid, malformed, refuse, sessionEnded, unauthenticated } from './errors.ts'
import { answerOnce, type KeyedCall } from './idempotency.ts'
import { limitOf } from './limits.ts'
import type { LimitName } from './limitTable.ts'
import { readerThatMayLag } from './replicas.ts'
import { markOf, sealingKey } from './seal.ts'
import { serialiserOf } from './serialiser.ts'

const READ_ONLY = '25006'
export const JSON_TYPE = 'application/json; charset=utf-8'

/** Who makes the request. The token says it, never a path or a body. */
export type Viewer = {
  id: string
  sessionId: string
  username: string
  /** The effective role: staff without a second factor are members. */
  role: 'member' | 'moderator' | 'admin'
  /** A member of staff without the second factor that their role needs. */
  lacksSecondFactor: boolean
  /** The address or the number is verified. */
  isVerified: boolean
  /** 0 new or recently reprimanded, 1 usual, 2 long-time member in good standing. */
  trust: number
}

/** The viewer's proof was right. It is used up once, in the transaction of what it allows. */
export type Proof = { spend: (sql: Sql) => Promise<void> }
/** The proof that was sent, and the field that a refusal names. */
export type SentProof = {
  field: string
  password: string | undefined
  smsCode: string | undefined
  mailCode: string | undefined
  provider: string | undefined
  code: string | undefined
  passkey: string | undefined
}
type CheckProof = (request: FastifyRequest, viewer: Viewer, sent: SentProof) => Promise<Proof>

declare module 'fastify' {
  interface FastifyInstance {
    /** Checks the proof at endpoints that need a step-up; the only place that does. */
    checkProof: CheckProof
  }
  interface FastifyRequest {
    viewer: Viewer | null
    /** A token was sent that is invalid or expired. */
    hasDeadToken: boolean
    language: Language
  }
  interface FastifyReply {
    /** What an endpoint answered before it was written, for whoever caches it. */
    answered: { answered: unknown; params: unknown; since: number } | null
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
  /** The database; at an idempotent endpoint the one transaction of the whole call. */
  sql: Sql
  /** Set at an idempotent endpoint of one statement, which stores its reply for the key itself. */
  keyed: KeyedCall | null
}

type ServeOptions<E extends AnyEndpoint> = {
  limit?: LimitName
  /** Writes the reply itself, where the serialiser made from the contract is too slow. */
  toBytes?: (answered: z.input<E['response']>) => Buffer
  /** Requested by monitoring: never rate-limited, never shed, under any host name. */
  isProbe?: true
  /** Creates something: sent twice with the same Idempotency-Key it is done once. */
  isIdempotent?: true | 'one statement'
  /** What is sent is encrypted at rest: of a body that is sent again only a keyed hash is compared. */
  isSealed?: true
  /** A read that may be a moment old: visitors get it from a replica. Its handler reads with the given `sql` alone. */
  mayLag?: true
}

/** Registers one endpoint of the contract: checks the viewer, the request and the reply. */
export function serve<E extends AnyEndpoint>(
  app: FastifyInstance,
  endpoint: E,
  answer: (
    endpointRequest: EndpointRequest<E>,
  ) => Promise<z.input<E['response']>> | z.input<E['response']>,
  { limit, isProbe, isIdempotent, isSealed, toBytes, mayLag }: ServeOptions<E> = {},
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
      const endpointRequest = {
        params: checkAddress(endpoint.params, request.params),
        query: checkAddress(endpoint.query, request.query),
        body: checkBody(endpoint.body, request.body),
        viewer: request.viewer,
        request,
        reply,
        sql,
      }
      const { proof, expectSpent } = await prove(endpoint, request, endpointRequest.body)
      let since = changeCount()
      async function answerIn(sql: Sql, keyed: KeyedCall | null = null) {
        since = changeCount(sql)
        const given = { ...endpointRequest, proof, sql, keyed }
        const answered = await answer(given as EndpointRequest<E>)
        expectSpent()
        return answered
      }

      const { status } = endpoint
      const userId = request.viewer?.id
      const content = isSealed ? await markOfBody(request.body) : contentOf(endpoint, request.body)
      const isOneStatement = isIdempotent === 'one statement'
      const answered =
        isIdempotent && userId
          ? await answerOnce(
              sql,
              { userId, request, reply, status, content, isOneStatement },
              answerIn,
            )
          : await answerFrom(mayLag && !userId ? readerThatMayLag() : sql, answerIn)
      reply.code(endpoint.status)
      reply.answered = { answered, params: endpointRequest.params, since }
      if (toBytes) return reply.type(JSON_TYPE).send(toBytes(answered))
      return isNothing(endpoint.response) ? reply.send() : answered
    },
  })
}

/** What a reading visitor causes to be written, such as the order of a ranked list, is written by the primary. */
async function answerFrom<T>(reader: Sql, answerIn: (sql: Sql) => Promise<T>) {
  try {
    return await answerIn(reader)
  } catch (error) {
    if (reader === sql || (error as { code?: string }).code !== READ_ONLY) throw error
    return answerIn(sql)
  }
}

/**
 * Checks the access of an endpoint. A dead token is refused wherever it would change the reply, so that the app
 * renews it and retries. Whether somebody is staff is decided here and nowhere else.
 */
function admit({ access, method }: AnyEndpoint, { viewer, hasDeadToken }: FastifyRequest) {
  if (hasDeadToken && (access !== 'public' || method === 'GET')) throw sessionEnded()
  if (access === 'public') return
  if (!viewer) throw unauthenticated()
  if (access === 'member') return
  if (viewer.lacksSecondFactor) throw refuse('request.two_step_required')
  if (viewer.role === 'member' || (access === 'admin' && viewer.role !== 'admin')) throw forbidden()
}

/** The proof that an endpoint requires. One that its handler does not use up could be used again: that is a bug. */
async function prove(
  { stepUp, method, path }: AnyEndpoint,
  request: FastifyRequest,
  body: unknown,
) {
  const { viewer, server } = request
  if (!stepUp || !viewer) return { proof: null, expectSpent() {} }
  const given = body as Record<string, string | undefined>
  const { [stepUp]: password, smsCode, mailCode, provider, code, passkey } = given
  const shown = { field: stepUp, password, smsCode, mailCode, provider, code, passkey }
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

/** What identifies a repeated call. No hash of a proof is stored; a code or a passkey differs each time. */
function contentOf({ stepUp }: AnyEndpoint, body: unknown) {
  if (!stepUp) return body
  const {
    [stepUp]: _password,
    smsCode: _sms,
    mailCode: _mail,
    provider: _provider,
    code: _code,
    passkey: _passkey,
    ...rest
  } = body as Record<string, unknown>
  return rest
}

/** A plain hash would let anybody who has the database try what somebody may have written. */
async function markOfBody(body: unknown) {
  return markOf(await sealingKey(), 'message', JSON.stringify(body ?? null))
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
