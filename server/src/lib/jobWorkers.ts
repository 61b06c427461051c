import { setTimeout } from 'node:timers/promises'
import type { Sql } from './db.ts'
import { inTransaction } from './db.ts'

type Log = { error: (message: string) => void }
type Worker = { id: string; beat: string }

export type Heartbeat = {
  /** Milliseconds between two rounds. */
  every: number
  /** A worker without a heartbeat for so many rounds is dead. */
  misses: number
}

/** Twenty seconds of silence: longer than any pause of a living process, and jobs are restarted within a minute. */
export const HEARTBEAT: Heartbeat = { every: 4_000, misses: 5 }

export type Workers = {
  /** Before the first job is taken: an unregistered worker must have none. */
  join: (id: string) => Promise<void>
  /** It ended by itself. Its last write may still be in progress: its jobs are freed as those of a dead worker. */
  forget: (id: string) => void
  /** None of their jobs is running any more; unfinished ones are freed at once. */
  leave: () => Promise<void>
  round: () => Promise<void>
}

/**
 * Knows which workers are alive, and frees the jobs of dead ones. Each process changes the heartbeat of its own workers and
 * watches the others'. It compares no clocks, and silence counts only while the database answers us: after an outage
 * everybody has the whole time again, so that no living worker loses its jobs.
 */
export function openWorkers(sql: Sql, { misses }: Pick<Heartbeat, 'misses'> = HEARTBEAT): Workers {
  const own = new Set<string>()
  const ended = new Set<string>()
  const silent = new Map<string, { beat: string; rounds: number }>()

  async function round() {
    try {
      await beat(sql, [...own])
      await freeAll(sql, listSilent(await listOthers(sql, [...own])))
    } catch (error) {
      silent.clear()
      throw error
    }
  }

  function listSilent(others: Worker[]) {
    const known = new Set(others.map(({ id }) => id))
    for (const id of silent.keys()) if (!known.has(id)) silent.delete(id)
    return others.filter(({ id, beat }) => {
      const before = silent.get(id)
      const rounds = before?.beat === beat ? before.rounds + 1 : 0
      silent.set(id, { beat, rounds })
      return rounds >= misses
    })
  }

  return {
    round,
    async join(id) {
      own.add(id)
      await beat(sql, [id])
    },
    forget(id) {
      own.delete(id)
      ended.add(id)
    },
    async leave() {
      const ids = [...own, ...ended]
      own.clear()
      await inTransaction(sql, async (sql) => {
        await sql`delete from job_workers where id = any(${ids}::text[])`
        await unlock(sql, ids)
      })
    },
  }
}

/** Runs rounds until it is stopped; a failed round is followed by the next. */
export function keepBeating(workers: Workers, { every }: Heartbeat, log: Log) {
  const stopping = new AbortController()
  const beating = (async () => {
    while (!stopping.signal.aborted) {
      await workers.round().catch((error: Error) => log.error(`Heartbeat: ${error.message}`))
      await setTimeout(every, undefined, { signal: stopping.signal, ref: false }).catch(() => {})
    }
  })()
  return async () => {
    stopping.abort()
    await beating
  }
}

/** Workers of a version without heartbeat, or from a backup, are watched like silent ones. */
export async function adoptUnknown(sql: Sql) {
  await sql`
    insert into job_workers (id)
    select distinct locked_by from graphile_worker.jobs where locked_by is not null
    on conflict do nothing`
}

async function beat(sql: Sql, ids: string[]) {
  await sql`
    insert into job_workers (id) select unnest(${ids}::text[])
    on conflict (id) do update set beat = excluded.beat, seen_at = now()`
}

async function listOthers(sql: Sql, own: string[]) {
  return sql<Worker[]>`select id, beat from job_workers where id <> all(${own}::text[])`
}

/** A worker with a heartbeat in the last moment is left alone. */
async function freeAll(sql: Sql, dead: Worker[]) {
  if (dead.length === 0) return
  await inTransaction(sql, async (sql) => {
    const gone = await sql<{ id: string }[]>`
      delete from job_workers w
      using unnest(${dead.map(({ id }) => id)}::text[], ${dead.map(({ beat }) => beat)}::uuid[]) d(id, beat)
      where w.id = d.id and w.beat = d.beat
      returning w.id`
    await unlock(
      sql,
      gone.map(({ id }) => id),
    )
  })
}

/** An interrupted attempt counts as one: a job that kills its process each time comes to an end too. */
async function unlock(sql: Sql, ids: string[]) {
  await sql`select graphile_worker.force_unlock_workers(${ids}::text[])`
}
