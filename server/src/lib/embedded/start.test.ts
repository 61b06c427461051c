import { execFileSync, spawn } from 'node:child_process'
import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import postgres from 'postgres'
import {
  afterAll,
  afterEach,
  beforeAll,
  beforeEach,
  describe,
  expect,
  it,
  onTestFinished,
  vi,
} from 'vitest'
import { launcherOf } from '#test/launcher.ts'
import { makeScratch, removeScratch } from '#test/scratch.ts'
import { findPostmaster } from './postmaster.ts'
import { isRunning } from './process.ts'
import { type Embedded, startEmbedded } from './start.ts'

let prepared: string
let scratch: string
let folder: string
let cluster: string
let started: Embedded[]

beforeAll(async () => {
  prepared = makeScratch()
  const made = await startEmbedded({ folder: join(prepared, 'postgres') })
  await made.stop()
})
afterAll(() => removeScratch(prepared))

beforeEach(() => {
  scratch = makeScratch()
  folder = join(scratch, 'postgres')
  cluster = join(folder, 'cluster')
  started = []
})
afterEach(async () => {
  for (const embedded of started) await embedded.stop()
  removeScratch(scratch)
})

async function start(): Promise<Embedded> {
  const embedded = await startEmbedded({ folder })
  started.push(embedded)
  return embedded
}

/** For tests that are not about creating a database. */
function copyDatabase() {
  execFileSync('cp', ['-a', join(prepared, 'postgres'), folder])
}

async function ask<Row>(url: string, query: string): Promise<Row[]> {
  const sql = postgres(url, { max: 1, connect_timeout: 1, onnotice: () => {} })
  try {
    return [...(await sql.unsafe(query))] as Row[]
  } finally {
    await sql.end({ timeout: 1 })
  }
}

const writeNote = (url: string) =>
  ask(url, `create table notes (text text); insert into notes values ('नमस्ते')`)
const readNotes = (url: string) => ask(url, 'select text from notes')

async function killPostmaster(): Promise<void> {
  const { pid } = findPostmaster(cluster) ?? { pid: 0 }
  expect(pid).toBeGreaterThan(0)
  process.kill(pid, 'SIGKILL')
  await vi.waitFor(() => expect(isRunning(pid)).toBe(false), { timeout: 30_000 })
}

describe('the embedded PostgreSQL', { timeout: 60_000 }, () => {
  it('starts, keeps what was written, and leaves no process behind', async () => {
    const first = await start()
    expect(first.adopted).toBe(false)
    await writeNote(first.url)
    const { pid } = findPostmaster(cluster)!
    await first.stop()
    expect(isRunning(pid)).toBe(false)

    const second = await start()
    expect(second.adopted).toBe(false)
    expect(await readNotes(second.url)).toEqual([{ text: 'नमस्ते' }])
  })

  it('knows the letters of Devanagari', async () => {
    copyDatabase()
    const { url } = await start()
    await ask(url, 'create extension pg_trgm')
    const [row] = await ask<{ near: number }>(
      url,
      `select similarity('काठमाडौं', 'काठमाडौँ') as near`,
    )
    expect(row?.near).toBeGreaterThan(0.5)
  })

  it('writes to the disk before it answers, and checks what it reads', async () => {
    copyDatabase()
    const { url } = await start()
    const [row] = await ask(
      url,
      `select current_setting('fsync') as fsync, current_setting('synchronous_commit') as commit,
              current_setting('full_page_writes') as pages, current_setting('data_checksums') as sums`,
    )
    expect(row).toEqual({ fsync: 'on', commit: 'on', pages: 'on', sums: 'on' })
  })

  it('is adopted, and in the end stopped, by the next process when its own was killed', async () => {
    copyDatabase()
    const launcher = launcherOf(folder)
    const url = await launcher.url
    await writeNote(url)
    await launcher.kill()
    const { pid } = findPostmaster(cluster)!

    const embedded = await start()
    expect(embedded).toMatchObject({ adopted: true, url })
    expect(await readNotes(embedded.url)).toEqual([{ text: 'नमस्ते' }])
    await embedded.stop()
    expect(isRunning(pid)).toBe(false)
  })

  it('keeps a committed row when everything is killed', async () => {
    copyDatabase()
    const launcher = launcherOf(folder)
    await writeNote(await launcher.url)
    await launcher.kill()
    await killPostmaster()

    const embedded = await start()
    expect(embedded.adopted).toBe(false)
    expect(await readNotes(embedded.url)).toEqual([{ text: 'नमस्ते' }])
  })

  it('comes back at the same address when it is killed under a running process', async () => {
    copyDatabase()
    const { url } = await start()
    await writeNote(url)
    await killPostmaster()
    await vi.waitFor(async () => expect(await readNotes(url)).toEqual([{ text: 'नमस्ते' }]), {
      timeout: 30_000,
    })
  })

  it('stays up while another process still uses it', async () => {
    copyDatabase()
    const first = await start()
    const second = await start()
    expect(second).toMatchObject({ adopted: true, url: first.url })
    await first.stop()
    expect(await ask(second.url, 'select 1 as one')).toEqual([{ one: 1 }])
    await second.stop()
    expect(findPostmaster(cluster)).toBeNull()
  })

  it('is made once when two processes start at the same moment', async () => {
    const [first, second] = await Promise.all([start(), start()])
    expect(first.url).toBe(second.url)
    expect(readdirSync(folder).sort()).toEqual(['cluster', 'secret', 'server.log'])
  })

  it('starts over when it was killed while it was being made', async () => {
    const launcher = launcherOf(folder)
    launcher.url.catch(() => {})
    const unfinished = () => readdirSync(folder).filter((name) => name.startsWith('unfinished'))
    await vi.waitFor(() => expect(unfinished()).toHaveLength(1), { timeout: 30_000, interval: 5 })
    await launcher.kill()
    expect(unfinished()).toHaveLength(1)

    await writeNote((await start()).url)
    expect(unfinished()).toEqual([])
  })

  it('starts although another program now has the number of its killed process', async () => {
    copyDatabase()
    const launcher = launcherOf(folder)
    await writeNote(await launcher.url)
    await launcher.kill()
    await killPostmaster()
    const { uid, gid } = statSync(cluster)
    const stranger = spawn('sleep', ['600'], { uid, gid, cwd: '/' })
    onTestFinished(() => void stranger.kill())
    const file = join(cluster, 'postmaster.pid')
    const [, ...lines] = readFileSync(file, 'utf8').split('\n')
    writeFileSync(file, [stranger.pid, ...lines].join('\n'))

    const embedded = await start()
    expect(await readNotes(embedded.url)).toEqual([{ text: 'नमस्ते' }])
  })

  it('refuses a folder of another PostgreSQL, in words', async () => {
    mkdirSync(cluster, { recursive: true })
    await expect(start()).rejects.toThrow('is not a PostgreSQL folder')
    writeFileSync(join(cluster, 'PG_VERSION'), '12\n')
    await expect(start()).rejects.toThrow('made by PostgreSQL 12, but this is PostgreSQL 18')
  })
})
