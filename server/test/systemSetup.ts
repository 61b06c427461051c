import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { startEmbedded } from '#lib/embedded/start.ts'
import { migrate } from '#lib/migrate.ts'
import { makeScratch, removeScratch, sweepScratch } from './scratch.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    /** A database that was migrated and stopped, to be copied. */
    prepared: string
  }
}

/**
 * Makes one database that the servers under test get a copy of: making and migrating one takes longer than starting.
 */
export default async function setup(project: TestProject) {
  sweepScratch()
  const scratch = makeScratch()
  const folder = join(scratch, 'postgres')
  const embedded = await startEmbedded({ folder, settings: { fsync: 'off' } })
  await migrate(embedded.url)
  await embedded.stop()
  project.provide('prepared', folder)
  return () => removeScratch(scratch)
}
