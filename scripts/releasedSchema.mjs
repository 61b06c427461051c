import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build } from './build.mjs'
import { fail, ROOT } from './run.mjs'

// At a release: from now on the schema may only grow, until servers of this version are gone (docs/decisions/031).
await build().catch(fail)
const { startEmbedded } = await import('../server/dist/lib/embedded/start.js')
const { openDatabase } = await import('../server/dist/lib/db.js')
const { listMigrationFiles, migrate } = await import('../server/dist/lib/migrate.js')
const { describeSchema } = await import('../server/dist/lib/schema/describe.js')

const folder = mkdtempSync(join(tmpdir(), 'jes-schema-'))
const database = await startEmbedded({ folder: join(folder, 'postgres') })
try {
  await migrate(database.url)
  const sql = openDatabase(database.url, { max: 1 })
  const schema = await describeSchema(sql)
  await sql.end()
  const migration = (await listMigrationFiles()).at(-1)
  const text = JSON.stringify({ migration, allowed: {}, ...schema }, null, 2)
  writeFileSync(join(ROOT, 'server/releasedSchema.json'), `${text}\n`)
} finally {
  await database.stop()
  rmSync(folder, { recursive: true })
}
