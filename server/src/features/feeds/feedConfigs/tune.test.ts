import { parseCrontab } from 'graphile-worker'
import { beforeEach, describe, expect, test } from 'vitest'
import { posted } from '#test/postings.ts'
import { person, sql } from '#test/world.ts'
import { findConfigOf, findWeights } from './queries.ts'
import { feedConfigCrontab, feedConfigTasks } from './tasks.ts'
import { tuneFeed } from './tune.ts'

const CROWD = 600

let postId: string
beforeEach(async () => {
  await sql`delete from users`
  postId = await posted(await person('author'))
  await sql`
    insert into users (username, email, password_hash, display_name)
    select 'viewer_' || n, 'viewer_' || n || '@jes.example', 'none', 'Viewer'
    from generate_series(1, ${CROWD}::int) n`
  await sql`
    insert into impressions (user_id, post_id, times)
    select id, ${postId}, 1 from users where username like 'viewer%'`
})

type Role = 'champion' | 'challenger'

async function running() {
  const rows = await sql<{ id: number; role: Role }[]>`
    select id, role from feed_configs where role <> 'past'`
  const idOf = (role: Role) => rows.find((row) => row.role === role)!.id
  return { champion: idOf('champion'), challenger: idOf('challenger') }
}

/** So many members with this config vote the post up. */
async function react(role: Role, count: number) {
  const { challenger } = await running()
  await sql`
    insert into post_votes (post_id, user_id, value)
    select ${postId}, id, 1 from users
    where username like 'viewer%' and tries_config(id, ${challenger}) = ${role === 'challenger'}
    limit ${count}`
}

async function blockSomebody(role: Role) {
  const { challenger } = await running()
  await sql`
    insert into blocks (blocker_id, blocked_id)
    select v.id, a.id
    from (
      select id from users
      where username like 'viewer%' and tries_config(id, ${challenger}) = ${role === 'challenger'}
      limit 1
    ) v, (select id from users where username like 'author%') a`
}

async function aWeekPasses() {
  await sql`update feed_configs set started_at = started_at - interval '7 days' where role <> 'past'`
}

async function lastNight() {
  const [night] = await sql`select * from feed_config_log order by id desc limit 1`
  return night!
}

describe('the nightly comparison', () => {
  test('keeps the better one when it is sure, and draws the next to try', async () => {
    const before = await running()
    await react('champion', 20)
    await react('challenger', 80)
    await aWeekPasses()
    await tuneFeed(sql)

    const after = await running()
    expect(after.champion).toBe(before.challenger)
    expect(after.challenger).toBeGreaterThan(before.challenger)
    const night = await lastNight()
    expect(night).toMatchObject({
      verdict: 'replaced',
      championId: before.champion,
      challengerId: before.challenger,
    })
    expect(night.championViewers + night.challengerViewers).toBe(CROWD)
    expect(night.championValue).toBeCloseTo((6 * 20) / night.championViewers)
    expect(night.challengerValue).toBeCloseTo((6 * 80) / night.challengerViewers)
    expect(night.lead).toBeGreaterThan(1.96)
    const [past] = await sql`select role, ended_at from feed_configs where id = ${before.champion}`
    expect(past).toMatchObject({ role: 'past', endedAt: expect.any(String) })
  })

  test('counts who joined in the talk twice as much as who voted', async () => {
    const { challenger } = await running()
    await sql`
      select add_comment(${postId}, v.id, null, 'Hm', '[]', '{}')
      from (
        select id from users where username like 'viewer%' and tries_config(id, ${challenger}) limit 30
      ) v, generate_series(1, 2)`
    await tuneFeed(sql)
    const night = await lastNight()
    expect(night.challengerValue).toBeCloseTo((12 * 30) / night.challengerViewers)
    expect(night.championValue).toBe(0)
  })

  test('keeps the champion when a lead may be chance', async () => {
    const before = await running()
    await react('champion', 50)
    await react('challenger', 52)
    await aWeekPasses()
    await tuneFeed(sql)
    const after = await running()
    expect(after.champion).toBe(before.champion)
    expect(after.challenger).toBeGreaterThan(before.challenger)
    expect(await lastNight()).toMatchObject({ verdict: 'kept' })
  })

  test('keeps the champion when the challenger drives people away', async () => {
    const before = await running()
    await react('challenger', 120)
    await blockSomebody('challenger')
    await aWeekPasses()
    await tuneFeed(sql)
    expect((await running()).champion).toBe(before.champion)
    expect((await lastNight()).challengerRejections).toBeGreaterThan(0)
  })

  test('says nothing before a week is over, however clear it looks', async () => {
    const before = await running()
    await react('challenger', 150)
    await tuneFeed(sql)
    expect(await running()).toEqual(before)
    expect(await lastNight()).toMatchObject({ verdict: 'running' })
  })

  test('counts only reactions to what was shown', async () => {
    await sql`update impressions set times = 0, opened_at = now() where post_id = ${postId}`
    await react('challenger', 50)
    await tuneFeed(sql)
    expect(await lastNight()).toMatchObject({ championViewers: 0, challengerViewers: 0 })
  })

  test('changes one weight of the winner by 15 %', async () => {
    const before = await findWeights(sql)
    await aWeekPasses()
    await tuneFeed(sql)
    const { challenger } = await running()
    const [next] = await sql`
      select source, discovery, affinity, language, shown from feed_configs where id = ${challenger}`
    const { id: _, ...weights } = before
    const changed = Object.entries(weights).filter(([name, weight]) => next![name] !== weight)
    expect(changed).toHaveLength(1)
    const [[name, weight]] = changed as [[string, number]]
    expect(Math.abs(next![name] / weight - 1)).toBeCloseTo(0.15, 2)
  })
})

test('a member always gets the same config, and half of them each', async () => {
  const rows = await sql<{ id: string }[]>`select id from users where username like 'viewer%'`
  const { challenger } = await running()
  const configs = await Promise.all(rows.map(({ id }) => findConfigOf(sql, id)))
  const again = await Promise.all(rows.map(({ id }) => findConfigOf(sql, id)))
  expect(again).toEqual(configs)
  const trying = configs.filter(({ id }) => id === challenger).length
  expect(trying).toBeGreaterThan(CROWD * 0.4)
  expect(trying).toBeLessThan(CROWD * 0.6)
})

test('the job of the clock has its task', () => {
  for (const { task } of parseCrontab(feedConfigCrontab))
    expect(feedConfigTasks).toHaveProperty(task)
})
