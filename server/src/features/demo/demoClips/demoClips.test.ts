import { Caption, clipApi } from '@jes/contract/clips/clips'
import { beforeAll, expect, test } from 'vitest'
import { safeParse } from 'zod/v4/core'
import { cleanVtt } from '#features/clips/clips/vtt.ts'
import { demoClips } from '#features/demo/demoTexts/clips.ts'
import { processed } from '#test/clips.ts'
import { seededDemo } from '#test/demo.ts'
import { sql, visitor } from '#test/world.ts'
import { makeDemoClip } from './make.ts'
import { takeUpDemoClips } from './queue.ts'
import { playTune } from './tune.ts'

beforeAll(() => seededDemo(), 60_000)

const [first] = demoClips
const [short, index] = [{ ...first!, seconds: 2 }, 0]

function queued() {
  return sql<{ key: string; priority: number }[]>`
    select key, priority from graphile_worker.jobs
    where task_identifier = 'makeDemoClip' and key is not null and locked_at is null order by id`
}

function countClips() {
  return sql`select id from clips`.then(({ length }) => length)
}

test('the seed queues each clip once, behind what members send', async () => {
  await seededDemo()
  const jobs = await queued()
  expect(new Set(jobs.map(({ key }) => key)).size).toBe(demoClips.length)
  expect(jobs).toHaveLength(demoClips.length)
  expect(jobs.every(({ priority }) => priority > 0)).toBe(true)
})

test('what a killed server had in hand is queued again at the next start', async () => {
  const key = 'makeDemoClip 3'
  await sql`
    update graphile_worker._private_jobs set locked_at = now(), locked_by = 'killed' where key = ${key}`
  expect((await queued()).some((job) => job.key === key)).toBe(false)
  await takeUpDemoClips(sql)
  await takeUpDemoClips(sql)
  expect((await queued()).filter((job) => job.key === key)).toHaveLength(1)
})

test('where there is no ffmpeg nothing happens', async () => {
  await makeDemoClip(index, { clip: short, findTool: async () => null })
  expect(await countClips()).toBe(0)
})

test('a scene is filmed, made as any upload, and furnished once', async () => {
  await makeDemoClip(index, { clip: short })
  await makeDemoClip(index, { clip: short })
  expect(await countClips()).toBe(1)
  expect(await processed()).toEqual([])
  await makeDemoClip(index, { clip: short })

  const [{ id }] = await sql<[{ id: string }]>`select id from clips`
  const { ad } = await visitor.call(clipApi.find, { params: { id } })
  expect(ad).toMatchObject({
    kind: 'clip',
    user: { username: short.by },
    jehub: { name: short.hub },
    content: short.caption,
    commentCount: short.sayings.length,
  })
  expect(ad!.clip!.sizes.map(({ lines }) => lines)).toEqual([360, 540, 720])
  expect(ad!.clip).toMatchObject({ width: 720, height: 1280, hasSound: true })
  expect(ad!.upVotes).toBeGreaterThan(10)
  expect(Date.now() - Date.parse(ad!.createdAt)).toBeGreaterThan(20 * 3_600_000)

  const before = await statsOf(id)
  expect(before).toMatchObject({ areVotesRight: true, areDaysNear: true, isIdTrue: true })
  expect(before!.plays).toBeGreaterThan(100)
  expect(before!.reached[0]).toBe(before!.plays)
  expect(before!.reached[19]).toBeLessThan(before!.plays)
  await makeDemoClip(index, { clip: short })
  expect(await statsOf(id)).toEqual(before)
}, 60_000)

test('every clip is written as a member might', async () => {
  const names = new Set((await sql`select username from users`).map((row) => row.username))
  const hubs = new Set(
    (await sql`select name from hubs where not is_private`).map((row) => row.name),
  )
  for (const { caption, by, hub, sayings, captions = {} } of demoClips) {
    expect(safeParse(Caption, caption)).toMatchObject({ success: true, data: caption })
    expect([by, ...sayings.map((saying) => saying.by)].filter((name) => !names.has(name))).toEqual(
      [],
    )
    if (hub) expect(hubs).toContain(hub)
    for (const text of Object.values(captions)) expect(cleanVtt(text)).toMatch(/^WEBVTT\n/)
  }
  expect(demoClips.filter(({ captions }) => captions)).toHaveLength(2)
})

test('each tune is as long as its clip, can be heard, and is the same each time', () => {
  const tunes = demoClips.map(({ tune }) => playTune(tune, 2))
  for (const tune of tunes) {
    expect(tune.length).toBe(44 + 2 * 32_000 * 2)
    const loudest = Math.max(...new Int16Array(tune.buffer, tune.byteOffset + 44, 32_000))
    expect(loudest).toBeGreaterThan(4_000)
  }
  expect(new Set(tunes.map((tune) => tune.toString('base64'))).size).toBe(demoClips.length)
  expect(playTune(first!.tune, 2).equals(tunes[0]!)).toBe(true)
})

async function statsOf(id: string) {
  const [row] = await sql`
    select c.plays, c.reached, c.rank, s.up_votes, s.comment_count,
      s.up_votes = (select count(*) from post_votes v where v.post_id = p.id and v.value = 1) as are_votes_right,
      abs(c.plays - (select sum(d.plays) from clip_days d where d.post_id = p.id)) < 5 as are_days_near,
      p.id >> 16 = round(extract(epoch from p.created_at) * 1000) as is_id_true
    from posts p
    join clip_counts c on c.post_id = p.id
    join post_stats s on s.post_id = p.id
    where p.id = ${id}`
  return row
}
