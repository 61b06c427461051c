import { createHash } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Database, Sql } from './db.ts'
import { malformed, refuse } from './errors.ts'
import { failPoint } from './failPoint.ts'

const KEY = /^[ -~]{1,100}$/

export type Call = {
  userId: string
  request: FastifyRequest
  reply: FastifyReply
  status: number
  /** The body, or the part of it that identifies the call. */
  content?: unknown
}
type IdempotencyOptions = {
  /** The command is one statement: without a key it needs no transaction, and with one it stores its reply itself. */
  isOneStatement: boolean
}
/** A call with a key, for a command that stores its reply together with those of others. */
export type KeyedCall = { userId: string; key: string; hash: Buffer; status: number }

/** Thrown by a command that has changed nothing: with its key it has to run in a transaction of its own. */
export class NeedsOwnTransaction extends Error {}

type StoredReply = { isSame: boolean; status: number; reply: unknown }

/**
 * Runs a command in one transaction. With an Idempotency-Key its reply is stored in the same transaction, so a call
 * that is repeated after a lost reply, a double click or a crash creates nothing twice. A refusal stores nothing.
 */
export async function answerOnce<T>(
  db: Database,
  call: Call & IdempotencyOptions,
  answer: (sql: Sql, keyed: KeyedCall | null) => Promise<T>,
) {
  const key = keyOf(call.request)
  if (!call.isOneStatement) return answerAlone(db, key, call, answer)
  if (key === null) return answer(db, null)
  try {
    const { userId, status } = call
    const answered = await answer(db, { userId, key, hash: hashOf(call), status })
    failPoint('afterCommit')
    return answered
  } catch (error) {
    if (!(error instanceof NeedsOwnTransaction)) throw error
    return answerAlone(db, key, call, answer)
  }
}

async function answerAlone<T>(
  db: Database,
  key: string | null,
  call: Call,
  answer: (sql: Sql, keyed: KeyedCall | null) => Promise<T>,
) {
  const answered = (await db.begin(async (sql) => {
    if (key === null) return answer(sql, null)
    const stored = await findStored(sql, key, call)
    if (stored) {
      call.reply.header('idempotent-replayed', 'true')
      return stored.reply as T
    }
    const answered = await answer(sql, null)
    await store(sql, key, call, answered)
    failPoint('beforeCommit')
    return answered
  })) as T
  failPoint('afterCommit')
  return answered
}

/**
 * Which of these calls are made for the first time, as far as that is free to be known. Those are locked until the end
 * of the transaction; all others are for `answerOnce`.
 */
export async function lockNewCalls(sql: Sql, calls: KeyedCall[]) {
  const byName = new Map(calls.map((call) => [nameOf(call), call]))
  const free = await sql<{ name: string }[]>`
    select c.name from unnest(${[...byName.keys()]}::text[]) c(name)
    where pg_try_advisory_xact_lock(hashtextextended(c.name, 0))`
  // Another statement: the first may not see what was stored just before its lock was free.
  const locked = free.map(({ name }) => byName.get(name)!)
  const stored = await sql<Pick<KeyedCall, 'userId' | 'key'>[]>`
    select r.user_id, r.key
    from unnest(${locked.map(({ userId }) => userId)}::bigint[], ${locked.map(({ key }) => key)}::text[]) c(user_id, key)
    join idempotent_replies r on r.user_id = c.user_id and r.key = c.key and r.created_at > now() - interval '24 hours'`
  const known = new Set(stored.map(nameOf))
  return new Set(locked.filter((call) => !known.has(nameOf(call))))
}

/** Stores the replies of calls that were locked, in the transaction of what they changed. */
export async function storeReplies(sql: Sql, replies: { call: KeyedCall; reply: unknown }[]) {
  if (replies.length === 0) return
  const calls = replies.map(({ call }) => call)
  await sql`
    insert into idempotent_replies (user_id, key, request_hash, status, reply)
    select c.user_id, c.key, decode(c.hash, 'hex'), c.status, c.reply::jsonb
    from unnest(${calls.map(({ userId }) => userId)}::bigint[], ${calls.map(({ key }) => key)}::text[],
      ${calls.map(({ hash }) => hash.toString('hex'))}::text[], ${calls.map(({ status }) => status)}::int[],
      ${replies.map(({ reply }) => JSON.stringify(reply))}::text[]) c(user_id, key, hash, status, reply)
    ${replaceOld(sql)}`
}

/**
 * The same in three steps, for a command with a network call in its middle, which no transaction may wait for: look
 * up, store what is known so far in the first transaction, and the rest in the last.
 */
export async function findAnswered(sql: Sql, call: Call) {
  const key = keyOf(call.request)
  const stored = key === null ? null : await findStored(sql, key, call)
  if (stored) call.reply.header('idempotent-replayed', 'true')
  return stored?.reply ?? null
}

export async function storeAnswered(sql: Sql, call: Call, answered: unknown) {
  const key = keyOf(call.request)
  if (key !== null) await store(sql, key, call, answered)
}

/** The call was refused after all: a repeated one runs again. */
export async function forgetAnswered(sql: Sql, { request, userId }: Call) {
  const key = keyOf(request)
  if (key === null) return
  await sql`delete from idempotent_replies where user_id = ${userId} and key = ${key}`
}

function keyOf({ headers }: FastifyRequest) {
  const key = headers['idempotency-key']
  if (key === undefined) return null
  if (typeof key === 'string' && KEY.test(key)) return key
  throw malformed('request.idempotency_key')
}

/** The lock is released with the transaction, after its changes are visible. */
async function findStored(sql: Sql, key: string, call: Call) {
  const { userId } = call
  const [{ isFree }] = await sql<[{ isFree: boolean }]>`
    select pg_try_advisory_xact_lock(hashtextextended(${nameOf({ userId, key })}, 0)) as is_free`
  if (!isFree) throw refuse('request.under_way')

  const [stored] = await sql<StoredReply[]>`
    select request_hash = ${hashOf(call)} as is_same, status, reply from idempotent_replies
    where user_id = ${userId} and key = ${key} and created_at > now() - interval '24 hours'`
  if (stored && !stored.isSame) {
    throw refuse('request.other_content')
  }
  return stored ?? null
}

async function store(sql: Sql, key: string, call: Call, answered: unknown) {
  const { userId, status } = call
  await sql`
    insert into idempotent_replies (user_id, key, request_hash, status, reply)
    values (${userId}, ${key}, ${hashOf(call)}, ${status}, ${JSON.stringify(answered ?? null)}::text::jsonb)
    ${replaceOld(sql)}`
}

/** One of more than a day ago. */
function replaceOld(sql: Sql) {
  return sql`
    on conflict (user_id, key) do update
    set request_hash = excluded.request_hash, status = excluded.status, reply = excluded.reply,
        created_at = excluded.created_at`
}

function nameOf({ userId, key }: Pick<KeyedCall, 'userId' | 'key'>) {
  return `${userId} ${key}`
}

function hashOf({ request: { method, url, body }, content = body }: Call) {
  return createHash('sha256')
    .update(JSON.stringify([method, url, content ?? null]))
    .digest()
}
