import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'
import { describe, expect, it, vi } from 'vitest'
import { isRunning } from '#lib/embedded/process.ts'
import { launchServer, postmasterIn } from './builtServer.ts'
import { openJournal } from './crash/journal.ts'
import { kill, type Scene } from './crash/kills.ts'
import { isPoint, type Kind, planRounds, settingsFor } from './crash/plan.ts'
import { expectCounted, expectDrained, expectExact } from './crash/recount.ts'
import { describeRun, type Outcome } from './crash/report.ts'
import { logIn, type Member, send, signUp } from './crash/site.ts'
import { startWriters, type World } from './crash/writers.ts'
import { scratchServer } from './scratchServer.ts'
import { seeded } from './seeded.ts'
import { reportSuite } from './suiteReport.ts'
import { queryDatabase } from './writers.ts'

const ROUNDS = Number(process.env.ROUNDS ?? 8)
const SEED = Number(process.env.SEED ?? 1)
const MEMBERS = ['sita', 'hari', 'maya', 'gita', 'kiran', 'bishal']
/** After so many rounds the counters and files are checked too. */
const DEEP = 10
const LONGEST_PAUSE_MS = 200
/** The longest of a single round on a machine that is busy with other things. */
const ROUND_MS = 120_000

const FAIL_POINT = new URL('../dist/lib/failPoint.js', import.meta.url).href

const site = scratchServer({ of: 'file' })

describe(`${ROUNDS} rounds of kills (SEED=${SEED})`, () => {
  it(
    'lose no acknowledged write, repeat none, and leave no wrong counter, lost file or stuck job',
    async () => {
      const random = seeded(SEED)
      const rounds = planRounds(ROUNDS, SEED)
      const start = async (kind: Kind) =>
        site.start(await settingsFor(kind, passesFor(kind, random)))
      await start('node')
      const world = await createWorld()
      const journal = openJournal()
      const writers = startWriters({ site, world, journal, random })
      const scene: Scene = { site, world, journal, random }
      const outcomes: Outcome[] = []

      for (const [at, { kind, isFirst }] of rounds.entries()) {
        // Its needs decide how the server is started; most rounds find one that was started for them. One that dies
        // at a point would do so before its round, while the writers are held.
        if (isPoint(kind) || (isFirst && at === 0 && kind !== 'node')) {
          await site.server?.stop('SIGTERM')
          await start(kind)
        }
        const before = journal.writes
        if (!isPoint(kind)) {
          await writers.more(MEMBERS.length)
          await pause(random.between(0, LONGEST_PAUSE_MS))
        }
        await kill(kind, scene)
        const killed = performance.now()
        const next = rounds[at + 1]?.kind ?? 'node'
        if (!isRunning(site.server!.pid)) await start(isPoint(next) ? 'node' : next)
        await writers.more(1)
        outcomes.push({
          kind,
          writes: journal.writes - before,
          secondsToBack: (performance.now() - killed) / 1000,
        })
        await writers.hold()
        await expectExact(scene)
        if ((at + 1) % DEEP === 0) {
          await expectCounted(scene)
          reportSuite(describeRun(outcomes, journal, { seed: SEED, isDone: false }))
        }
        writers.release()
      }
      await writers.hold()
      await expectDrained(scene)
      await expectExact(scene)
      await expectCounted(scene)
      await writers.end()
      for (const { username } of world.members) await logIn(site, username)
      expect(await site.server?.stop('SIGTERM')).toBe(0)
      reportSuite(describeRun(outcomes, journal, { seed: SEED, isDone: true }))
    },
    ROUNDS * ROUND_MS,
  )
})

/** How often the server passes a point before it dies there; jobs are added at the start too. */
function passesFor(kind: Kind, random: ReturnType<typeof seeded>) {
  if (kind === 'afterSize' || kind === 'midTranscode') return 1
  if (kind === 'beforeJob') return random.between(4, 8)
  return random.between(1, kind === 'beforeCommit' || kind === 'afterCommit' ? 20 : 3)
}

/** Members who write, and posts and a hub of somebody else to write about. */
async function createWorld(): Promise<World> {
  const owner = await signUp(site, 'owner')
  const members: Member[] = []
  for (const name of MEMBERS) members.push(await signUp(site, name))
  await queryDatabase(
    site,
    (sql) => sql`
      update users set email_verified_at = now(), created_at = now() - interval '90 days' where id > 1`,
  )
  const posts: string[] = []
  for (const title of ['Momo or chowmein?', 'Where to in Dashain?', 'Nobody reads this']) {
    const made = await send(site, { path: '/api/ads', member: owner, body: { title } })
    posts.push((JSON.parse(made!.text) as { _id: string })._id)
  }
  const form = new FormData()
  form.set('name', 'Momo lovers')
  form.set('description', 'All about momo')
  const hub = await send(site, { path: '/api/jehub', member: owner, body: form })
  const { _id } = JSON.parse(hub!.text) as { _id: string }
  return { members, posts, hub: _id }
}

describe('the server', () => {
  it('takes over the database that it left behind when it was killed alone', async () => {
    const server = await site.running()
    await signUp(site, 'left_behind')
    const before = postmasterIn(site.folder)?.pid
    await server.stop('SIGKILL')
    expect(postmasterIn(site.folder)?.pid).toBe(before)

    await site.start()
    expect(postmasterIn(site.folder)?.pid).toBe(before)
    await logIn(site, 'left_behind')
  })

  // How it stops on SIGTERM, and starts again after that, is in stop.test.ts.
  it('stops with its database on SIGINT, also with one that it took over, and can be started again', async () => {
    const server = await site.running()
    const processes = server.processes()
    expect(processes.length).toBeGreaterThan(2)
    expect(await server.stop('SIGINT')).toBe(0)
    expect(processes.filter(isRunning)).toEqual([])
    expect(postmasterIn(site.folder)).toBeNull()

    await site.start()
    expect(await site.server?.stop('SIGINT')).toBe(0)
  })
})

describe('a server in an empty folder', () => {
  const site = scratchServer({ isNew: true })

  it('leaves no database behind when it is stopped while it is still starting', async () => {
    const child = launchServer(site.folder)
    const gone = once(child, 'exit')
    await vi.waitFor(() => expect(postmasterIn(site.folder)).not.toBeNull(), {
      timeout: 100_000,
      interval: 5,
    })
    child.kill('SIGTERM')
    await gone
    // After the signal it may take longer than the server was given.
    await vi.waitFor(() => expect(postmasterIn(site.folder)).toBeNull(), { timeout: 60_000 })
  })
})

describe('a named point', () => {
  it.each([
    ['development', [0, null]],
    ['test', [null, 'SIGKILL']],
  ])(
    'kills in no other environment than that of tests: in %s it ends with %j',
    async (mode, end) => {
      const pass = `import { failPoint } from '${FAIL_POINT}'; failPoint('afterCommit')`
      const child = spawn(process.execPath, ['--input-type=module', '-e', pass], {
        env: { NODE_ENV: mode, FAIL_POINT: 'afterCommit' },
      })
      expect(await once(child, 'exit')).toEqual(end)
    },
  )
})
