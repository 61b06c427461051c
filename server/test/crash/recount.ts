import { expect, vi } from 'vitest'
import { openDatabase } from '#lib/db.ts'
import { findAddress } from '#lib/embedded/address.ts'
import { countOff } from '../../src/cli/recount.ts'
import { queryDatabase } from '../writers.ts'
import type { Journal } from './journal.ts'
import { fileIn, type Site, sendUntilDone } from './site.ts'
import type { World } from './writers.ts'

type Scene = { site: Site; world: World; journal: Journal }
type Written = { id: string; content: string; state: string; notified: number }

/** Jobs of a killed worker are free after twenty seconds, clips a little later. */
const DRAIN_MS = 240_000

/** Everything that was acknowledged is there once, what was deleted is not, and nothing else is. */
export async function expectExact({ site, world, journal }: Scene) {
  expect(journal.faults).toEqual([])
  const ids = world.members.map(({ id }) => id)
  const { comments, choices } = await queryDatabase(site, async (sql) => ({
    comments: await sql<Written[]>`
      select c.id, c.content, c.state,
        (select count(*)::int from notifications n where n.type = 'mention' and n.comment_id = c.id) as notified
      from comments c where c.author_id = any(${ids}::bigint[])`,
    choices: await sql<{ about: string; value: number }[]>`
      select 'vote ' || post_id || ' by ' || user_id as about, value from post_votes
      where user_id = any(${ids}::bigint[]) and post_id = any(${world.posts}::bigint[])
      union all
      select 'bookmark ' || post_id || ' by ' || user_id, 1 from bookmarks
      union all
      select 'follow ' || followed_id || ' by ' || follower_id, 1 from follows
      union all
      select 'member ' || hub_id || ' by ' || user_id, 1 from hub_members
      where user_id = any(${ids}::bigint[])`,
  }))
  const found = new Map(comments.map((comment) => [comment.content, comment]))
  const wrong = [...journal.comments].filter(([content, { id, isDeleted }]) => {
    const comment = found.get(content)
    if (comment?.id !== id || (comment.state === 'deleted') !== isDeleted) return true
    return isDeleted ? comment.notified > 1 : comment.notified !== 1
  })
  expect(wrong.map(([content]) => [content, found.get(content)])).toEqual([])
  expect(comments.length - journal.comments.size, 'comments that nobody acknowledged').toBe(0)

  const chosen = [...journal.choices].filter(([, value]) => value !== 0)
  expect(Object.fromEntries(choices.map(({ about, value }) => [about, value]))).toEqual(
    Object.fromEntries(chosen),
  )
}

/** Every counter is what its rows add up to, and every picture that is offered has its files. */
export async function expectCounted({ site, journal }: Scene) {
  const slow = openDatabase(findAddress(`${site.folder}/postgres`), { max: 1, isPatient: true })
  try {
    expect(await countOff(slow), 'counters that are off').toBe(0)
    const images = await slow<{ key: string; widths: number[]; hasAvif: boolean }[]>`
      select key, widths, has_avif from images`
    const keys = images.flatMap(({ key, widths, hasAvif }) =>
      widths.flatMap((width) => [
        `${key}-${width}.webp`,
        ...(hasAvif ? [`${key}-${width}.avif`] : []),
      ]),
    )
    expect(keys.filter((key) => !fileIn(site, key)?.length)).toEqual([])
    expect([...journal.pictures].filter((key) => !keys.includes(key))).toEqual([])
  } finally {
    await slow.end()
  }
}

/**
 * Every clip comes out with its files, and no job is stuck or has failed for good. One of the clock with a single
 * attempt may fail: the next minute has its own.
 */
export async function expectDrained({ site, journal }: Scene) {
  const ids = [...journal.clips.keys()]
  await vi.waitFor(
    async () => {
      await tryAgain({ site, journal })
      const { clips, jobs } = await queryDatabase(site, async (sql) => ({
        clips: await sql<{ id: string }[]>`
          select id, state, failure from clips
          where id = any(${ids}::bigint[]) and (state <> 'ready' or finished_at is null)`,
        jobs: await sql`
          select task_identifier, attempts, last_error from graphile_worker.jobs
          where locked_at is not null
            or (attempts < max_attempts and run_at < now() - interval '10 seconds')
            or (attempts >= max_attempts and max_attempts > 1 and last_error is not null)`,
      }))
      expect({ clips, jobs }).toEqual({ clips: [], jobs: [] })
    },
    { timeout: DRAIN_MS, interval: 250 },
  )
  const made = await queryDatabase(
    site,
    (sql) => sql<{ key: string; bytes: number; lines: number }[]>`
      select c.key, (s ->> 'bytes')::int as bytes, (s ->> 'lines')::int as lines
      from clips c, jsonb_array_elements(c.sizes::jsonb) s where c.id = any(${ids}::bigint[])`,
  )
  const lost = made.filter(
    ({ key, bytes, lines }) => fileIn(site, `${key}-${lines}.mp4`)?.length !== bytes,
  )
  expect(lost).toEqual([])
  expect(new Set(made.map(({ key }) => key)).size).toBe(ids.length)
}

/** A clip whose worker was killed three times is given up, and its owner may try again: so these do. */
async function tryAgain({ site, journal }: Pick<Scene, 'site' | 'journal'>) {
  const ids = [...journal.clips.keys()]
  const failed = await queryDatabase(
    site,
    (sql) => sql<{ id: string }[]>`
      select id from clips where id = any(${ids}::bigint[]) and state = 'failed' and failure = 'server'`,
  )
  for (const { id } of failed) {
    const member = journal.clips.get(id)!
    await sendUntilDone(site, journal, { path: `/api/clips/${id}/retry`, member, body: {} })
    journal.triedAgain += 1
  }
}
