import { migrate as migrateDatabase } from '#lib/migrate.ts'
import type { CliContext } from './context.ts'
import { conclude } from './say.ts'
import { listMigrations } from './tables.ts'

/** Brings the schema to that of this version, also where no server does so at its start. */
export async function migrate({ slow, url }: CliContext) {
  const [{ isNew }] = await slow<[{ isNew: boolean }]>`
    select to_regclass('migrations') is null as is_new`
  const before = isNew ? [] : await listMigrations(slow)
  await migrateDatabase(url)
  const ran = (await listMigrations(slow)).filter((name) => !before.includes(name))
  conclude(
    { ran },
    ran.length === 0 ? ['Nothing was left to run.'] : ran.map((name) => `ran ${name}`),
  )
}
