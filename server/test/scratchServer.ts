import { afterEach, beforeEach, expect, vi } from 'vitest'
import { type BuiltServer, killPostgres, postmasterIn, startServer } from './builtServer.ts'
import { makeScratch, removeScratch, sweepScratch } from './scratch.ts'

/** A folder for each test and the server started in it; nothing of either is left afterwards, however the test ends. */
export function scratchServer() {
  const house = {
    folder: '',
    server: undefined as BuiltServer | undefined,
    async start(settings?: Record<string, string>) {
      house.server = await startServer(house.folder, settings)
      return house.server
    },
  }
  beforeEach(() => {
    sweepScratch()
    house.folder = makeScratch()
  })
  afterEach(async () => {
    await house.server?.killAll()
    house.server = undefined
    killPostgres(house.folder)
    await vi.waitFor(() => expect(postmasterIn(house.folder)).toBeNull(), { timeout: 5_000 })
    removeScratch(house.folder)
  })
  return house
}
