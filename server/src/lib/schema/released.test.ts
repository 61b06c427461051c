import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { listMigrationFiles } from '#lib/migrate.ts'
import { sql } from '#test/world.ts'
import { listBreaks } from './compare.ts'
import { describeSchema, type Schema } from './describe.ts'

type Released = Schema & {
  /** The last migration of the released version. */
  migration: string
  /** Breaks of which it is known that the released version does not mind, and the migration that brings each. */
  allowed: Record<string, string>
}

const file = new URL('../../../releasedSchema.json', import.meta.url)
const released: Released = JSON.parse(readFileSync(file, 'utf8'))

test('the released version works on the schema of this one: expand first, contract one version later', async () => {
  const breaks = listBreaks(released, await describeSchema(sql))
  expect(breaks.filter((words) => !released.allowed[words])).toEqual([])
})

test('what is allowed to break does so, since a migration that is newer than the release', async () => {
  const breaks = listBreaks(released, await describeSchema(sql))
  const files = await listMigrationFiles()
  expect(files).toContain(released.migration)
  const newer = files.filter((name) => name > released.migration)
  const idle = Object.entries(released.allowed).filter(
    ([words, since]) => !breaks.includes(words) || !newer.includes(since),
  )
  expect(idle).toEqual([])
})
