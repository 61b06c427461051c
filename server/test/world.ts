import { randomBytes } from 'node:crypto'
import type { AddressInfo } from 'node:net'
import type { AnyEndpoint, Received, Sent } from '@jes/contract/lib/endpoint'
import { ErrorReply } from '@jes/contract/lib/errors'
import { ENGLISH } from '@jes/contract/lib/refusals/english'
import { toRequest } from '@jes/contract/lib/request'
import { hash } from '@node-rs/argon2'
import type { LightMyRequestResponse } from 'fastify'
import { Logger, type TaskList } from 'graphile-worker'
import { parse } from 'zod/v4/core'
import { startSession } from '#features/accounts/auth/sessions.ts'
import { authTasks } from '#features/accounts/auth/tasks.ts'
import { twoFactorTasks } from '#features/accounts/twoFactor/tasks.ts'
import { indexUser } from '#features/core/searchIndex/names.ts'
import { digestTasks } from '#features/notifications/digests/tasks.ts'
import { notificationTasks } from '#features/notifications/notifications/tasks.ts'
import { refusalsOf } from '#features/site/openapi/refusals.ts'
import { type Config, config } from '#lib/config.ts'
import { connect } from '#lib/db.ts'
import { mailTask } from '#lib/mail.ts'
import { listMails, mailboxOf } from '#lib/mailbox.ts'
import type { Viewer } from '#lib/serve.ts'
import { type StoredSms, smsInboxOf } from '#lib/sms/inbox.ts'
import { smsTask } from '#lib/sms/sms.ts'
import { listMessages } from '#lib/storedMessages.ts'
import { buildApp } from '../src/app.ts'
import { runDueJobs } from './dueJobs.ts'

const url = config.DATABASE_URL ?? ''
export const sql = connect(url)
export const app = await buildApp()

/** The port of the server, for what needs a real connection. */
export async function openPort() {
  if (!app.server.listening) await app.listen({ port: 0, host: '127.0.0.1' })
  return (app.server.address() as AddressInfo).port
}

/** The server as it is built with other settings. */
export async function appWith(settings: Partial<Config>) {
  const keys = Object.keys(settings) as (keyof Config)[]
  const before = Object.fromEntries(keys.map((key) => [key, config[key]]))
  Object.assign(config, settings)
  try {
    return await buildApp()
  } finally {
    Object.assign(config, before)
  }
}

/** The password of everybody whom a test creates. */
export const PASSWORD = 'dudh-chiya-at-namche'
/** Of a low cost, since tests guess hundreds of times; the first log-in stores one of the full cost. */
const passwordHash = await hash(PASSWORD, { memoryCost: 256, timeCost: 1, parallelism: 1 })

export type Person = Awaited<ReturnType<typeof person>>
type Traits = { role?: Viewer['role']; isVerified?: boolean; daysOld?: number }

/** A new signed-in member, known to no other test. Staff are like the demo's: they need no second factor. */
export async function person(
  name = 'person',
  { role = 'member', isVerified = true, daysOld = 0 }: Traits = {},
) {
  const username = newName(name)
  const email = `${username}@jes.example`
  const [{ id }] = await sql<[{ id: string }]>`
    insert into users (id, created_at, username, email, password_hash, display_name, role, is_demo, email_verified_at)
    values (make_id() - (${daysOld}::bigint * 86400000 << 16), now() - make_interval(days => ${daysOld}),
      ${username}, ${email}, ${passwordHash}, ${username}, ${role}, ${role !== 'member'},
      case when ${isVerified} then now() end)
    returning id`
  await indexUser(sql, id)
  const place = { device: 'Firefox on Linux', address: '127.0.0.0/24' }
  const opened = await startSession(sql, { id, role }, place)
  return { ...opened, id, username, email, ...callerWith(opened.token) }
}

/** Gives somebody a pass, or with a number below 0 one that has ended. */
export async function givePass({ id }: { id: string }, days = 30) {
  await sql`
    update users set premium_until = now() + make_interval(days => ${days}) where id = ${id}`
}

export const visitor = callerWith()

/** A name that nobody has yet. */
export function newName(name = 'person') {
  return `${name}_${randomBytes(5).toString('hex')}`
}

type RequestOptions = {
  token?: string | undefined
  headers?: Record<string, string>
  cookies?: Record<string, string>
  remoteAddress?: string
}

/** Calls an endpoint of the contract, and returns the raw reply. */
export async function ask<E extends AnyEndpoint>(
  endpoint: E,
  sent: Sent<E>,
  { token, headers, cookies, remoteAddress }: RequestOptions = {},
  server = app,
) {
  const { method, url, body } = toRequest(endpoint, sent)
  const reply = await server.inject({
    method,
    url,
    ...(body && { body }),
    headers: { ...(token && { authorization: `Bearer ${token}` }), ...headers },
    ...(cookies && { cookies }),
    ...(remoteAddress && { remoteAddress }),
  })
  if (reply.statusCode >= 400) expectKnown(endpoint, reply)
  return reply
}

/** A refusal has a status that the document names, and a reason of the catalogue, for itself and for each field. */
function expectKnown(endpoint: AnyEndpoint, reply: LightMyRequestResponse) {
  const name = `${endpoint.method} ${endpoint.path}`
  if (!refusalsOf(endpoint).includes(reply.statusCode))
    throw new Error(`${name} refused with ${reply.statusCode}: not in its document.`)
  const { reason, fieldReasons = {} } = parse(ErrorReply, reply.json())
  for (const one of [reason, ...Object.values(fieldReasons).map(({ reason }) => reason)])
    if (!(one in ENGLISH)) throw new Error(`${name} refused for ${one}: not in the catalogue.`)
}

/** Calls as the web app does; a refusal is thrown, with its `status` and fields. */
export function callerWith(token?: string) {
  async function call<E extends AnyEndpoint>(endpoint: E, sent: Sent<E>): Promise<Received<E>> {
    const reply = await ask(endpoint, sent, { token })
    if (reply.statusCode >= 400) {
      const refusal = reply.json<ErrorReply>()
      throw Object.assign(new Error(refusal.error), { status: reply.statusCode }, refusal)
    }
    return parse(endpoint.response, reply.body ? reply.json() : undefined) as Received<E>
  }
  return { call }
}

const silent = new Logger(() => () => {})

/** Runs the due jobs, once; their results are stored when it returns. */
export function runDue(taskList: TaskList) {
  return runDueJobs(taskList, silent)
}

/** The mails to an address, newest first, once all due ones have been sent. */
export async function mailsTo(address: string) {
  await runDue({
    mail: mailTask,
    ...authTasks,
    ...twoFactorTasks,
    ...notificationTasks,
    ...digestTasks,
  })
  const mails = await listMails(mailboxOf(config.DATA_DIR))
  return mails.filter(({ to }) => to === address)
}

/** The texts sent to a number, newest first, once all due ones have been sent. */
export async function smsTo(number: string) {
  await runDue({ sms: smsTask })
  const messages = await listMessages<StoredSms>(smsInboxOf(config.DATA_DIR))
  return messages.filter(({ to }) => to === number).map(({ text }) => text)
}
