import { makePush } from '#features/notifications/push/tasks.ts'
import { named } from './notifying.ts'
import { startPushService } from './pushService.ts'
import { type Person, person, sql } from './world.ts'

export const service = await startPushService()
/** What the jobs logged. */
export const warnings: string[] = []
const runPush = makePush(service.reach)

type Answer = [status: number, headers?: Record<string, string>]
type Job = { id: string; payload: { notificationId: string }; wait: number }

/** Sita, who receives push messages on one device, and Hari, who has a display name. */
export async function sitaListens(...answers: Answer[]) {
  const sita = await person('sita')
  const { browser } = await listens(sita, ...answers)
  return { sita, browser, hari: await named(await person('hari'), 'Hari KC') }
}

/** The browser of this session, registered at our endpoint and at the push service. */
export async function listens(who: Pick<Person, 'id' | 'sessionId'>, ...answers: Answer[]) {
  const { browser, subscription } = service.subscribe(...answers)
  const { endpoint, keys } = subscription
  await sql`
    insert into push_subscriptions (user_id, session_id, endpoint, p256dh, auth)
    values (${who.id}, ${who.sessionId}, ${endpoint}, ${keys.p256dh}, ${keys.auth})`
  return { browser }
}

/** The same member on another device. */
export async function again({ id }: Person) {
  const [session] = await sql<{ sessionId: string }[]>`
    insert into sessions (user_id, refresh_hash, device, address, idle_until, ends_at)
    values (${id}, sha256(${`${id} again`}::text::bytea), 'Chrome on Android', '127.0.0.0/24',
      now() + interval '1 day', now() + interval '1 day')
    returning id as session_id`
  return { id, sessionId: session!.sessionId }
}

/** Runs the waiting jobs of this member now; without a job, what a job would do for each notification. */
export async function pushAll(who: Person) {
  const jobs = await jobsOf(who)
  await sql`
    select graphile_worker.complete_jobs(${jobs.map(({ id }) => id)}::bigint[])`
  const unread = await sql<{ notificationId: string }[]>`
    select id as notification_id from notifications where user_id = ${who.id}`
  for (const payload of jobs.length ? jobs.map((job) => job.payload) : unread) {
    await run(payload)
  }
}

export function run(payload: Job['payload']) {
  return runPush(payload, { logger: { warn: (words) => warnings.push(words) } })
}

export async function jobsOf({ id }: Person) {
  return sql<Job[]>`
    select j.id, j.payload, extract(epoch from j.run_at - now())::float8 as wait
    from graphile_worker._private_jobs j
    join notifications n on n.id = (j.payload->>'notificationId')::bigint
    where n.user_id = ${id}
    order by j.id`
}

export async function waitOf(who: Person) {
  return (await jobsOf(who))[0]!.wait
}

export async function onlyIdOf(who: Person) {
  const [only, ...others] = await sql<{ id: string }[]>`
    select id from notifications where user_id = ${who.id}`
  if (!only || others.length > 0) throw new Error('There is not just one notification')
  return only.id
}

export async function postOf(comment: string) {
  const [row] = await sql<{ postId: string }[]>`select post_id from comments where id = ${comment}`
  return row!.postId
}

export async function countDevices(who: Person) {
  return (await sql`select from push_subscriptions where user_id = ${who.id}`).length
}
