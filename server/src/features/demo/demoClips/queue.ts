import { demoClips } from '#features/demo/demoTexts/clips.ts'
import type { Sql } from '#lib/db.ts'
import { addJob } from '#lib/jobs.ts'

/** Higher runs later: clips of members do not wait for these, and a started one is finished before the next. */
const [LATER, LATEST] = [40, 50]

/** Queues the clips of the demo, one after another, once the server is up. */
export async function queueDemoClips(sql: Sql) {
  for (const index of demoClips.keys()) await add(sql, index, { priority: LATEST })
}

/** Continues a started clip after so many seconds. */
export async function goOnLater(sql: Sql, index: number, wait: number) {
  await add(sql, index, { priority: LATER, wait })
}

async function add(sql: Sql, index: number, when: { priority: number; wait?: number }) {
  const [name, key] = ['makeDemoClip', `makeDemoClip ${index}`]
  await addJob(sql, { name, payload: { index }, key, attempts: 5, ...when })
}

/** At the start of a server: jobs of a killed worker are restarted at once. */
export async function takeUpDemoClips(sql: Sql) {
  const held = await sql<{ key: string }[]>`
    select key from graphile_worker.jobs
    where task_identifier = 'makeDemoClip' and key is not null and locked_at is not null`
  for (const { key } of held) await goOnLater(sql, Number(key.split(' ')[1]), 0)
}
