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
  /** The tests of a file go on with one folder, or each has its own. */
  of?: 'file' | 'test'
  /** Nothing is in the folder: the first start makes the database. */
  isNew?: boolean
}

/** A folder and the server started in it; nothing of either is left afterwards, however the tests end. */
export function scratchServer({ of = 'test', isNew = false }: ServerOptions = {}) {
  const house = {
    folder: '',
    server: undefined as BuiltServer | undefined,
    async start(settings?: Record<string, string>) {
      house.server = await startServer(house.folder, settings)
      return house.server
    },
    /** The server that runs; a new one where the test before has stopped it, or failed. */
    async running(settings?: Record<string, string>) {
      const { server } = house
      return server && isRunning(server.pid) ? server : house.start(settings)
    },
  }
  const [before, after] = of === 'file' ? [beforeAll, afterAll] : [beforeEach, afterEach]
  before(() => {
    house.folder = makeScratch()
    if (!isNew) copyDatabase(join(house.folder, 'postgres'))
  })
  after(async () => {
    killLaunched()
    await house.server?.killAll()
    house.server = undefined
    killPostgres(house.folder)
    await vi.waitFor(() => expect(postmasterIn(house.folder)).toBeNull(), { timeout: 5_000 })
    removeScratch(house.folder)
  })
  return house
}

/** A database that was migrated, as if a server had been here before. */
export function copyDatabase(folder: string) {
  execFileSync('cp', ['-a', inject('prepared'), folder])
}
