import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect } from '@playwright/test'
import postgres from 'postgres'
import { findAddress } from '../server/src/lib/embedded/address.ts'

let opened: postgres.Sql | undefined

/** The database of the server under test, for what no endpoint does. */
export function database() {
  opened ??= postgres(findAddress(folderOfDatabase()), { max: 1 })
  return opened
}

export async function closeDatabase() {
  await opened?.end()
  opened = undefined
}

type Role = 'moderator' | 'admin'

/** Makes a member staff, like the demo's: they need no second factor here. */
export async function promote({ username }: { username: string }, role: Role = 'moderator') {
  await database()`update users set role = ${role}, is_demo = true where username = ${username}`
}

/** Makes a member staff, as an admin would. */
export async function hire({ username }: { username: string }, role: Role = 'moderator') {
  await database()`update users set role = ${role} where username = ${username}`
}

/** Makes staff a member again: only members switch two-step log-in off by mail. */
export async function dismiss({ username }: { username: string }) {
  await database()`update users set role = 'member' where username = ${username}`
}

/** As if the three days had passed in which nothing is sent to a new destination. */
export async function waitOutHold({ username }: { username: string }) {
  await database()`
    update payouts set held_until = now()
    where user_id = (select id from users where username = ${username})`
}

/** As if very many had read, voted and answered. */
export async function countAsMuchRead({ _id }: { _id: string }) {
  const sql = database()
  await sql`update post_stats set up_votes = 98700, comment_count = 98700 where post_id = ${_id}`
  await sql`
    insert into post_views (post_id, views) values (${_id}, 98700)
    on conflict (post_id) do update set views = excluded.views`
}

/** Runs now what the schedule would run within some minutes. */
export async function runJob(task: 'recountTrends' | 'countHashtags' | 'recountDistricts') {
  const sql = database()
  const [job] = await sql<{ id: string }[]>`
    select id from graphile_worker.add_job(${task}, '{}'::json)`
  await expect
    .poll(async () => (await sql`select from graphile_worker.jobs where id = ${job!.id}`).length)
    .toBe(0)
}

function folderOfDatabase() {
  const folder = readFileSync(`.cache/e2e-${process.env.E2E_PORT ?? '3100'}`, 'utf8')
  return join(folder, 'postgres')
}
