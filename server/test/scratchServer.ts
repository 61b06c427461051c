import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, expect, inject, vi } from 'vitest'
import { isRunning } from '#lib/embedded/process.ts'
import {
  type BuiltServer,
  killLaunched,
  killPostgres,
  postmasterIn,
  startServer,
} from './builtServer.ts'
import { makeScratch, removeScratch } from './scratch.ts'

type ServerOptions = {
  /** The tests of a file share one folder, or each has its own. */
  of?: 'file' | 'test'
  /** The folder is empty: the first start creates the database. */
  isNew?: boolean
}

/** A folder and the server started in it; both are removed afterwards, however the tests end. */
export function scratchServer({ of = 'test', isNew = false }: ServerOptions = {}) {
  const site = {
    folder: '',
    server: undefined as BuiltServer | undefined,
    async start(settings?: Record<string, string>) {
      site.server = await startServer(site.folder, settings)
      return site.server
    },
    /** The running server; a new one where the previous test has stopped it, or failed. */
    async running(settings?: Record<string, string>) {
      const { server } = site
      return server && isRunning(server.pid) ? server : site.start(settings)
    },
  }
  const [before, after] = of === 'file' ? [beforeAll, afterAll] : [beforeEach, afterEach]
  before(() => {
    site.folder = makeScratch()
    if (!isNew) copyDatabase(join(site.folder, 'postgres'))
  })
  after(async () => {
    killLaunched()
    await site.server?.killAll()
    site.server = undefined
    killPostgres(site.folder)
    await vi.waitFor(() => expect(postmasterIn(site.folder)).toBeNull(), { timeout: 5_000 })
    removeScratch(site.folder)
  })
  return site
}

/** A migrated database, as if a server had run here before. */
export function copyDatabase(folder: string) {
  execFileSync('cp', ['-a', inject('prepared'), folder])
}
