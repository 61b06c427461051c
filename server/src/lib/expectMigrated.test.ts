import { expect, test } from 'vitest'
import { freshDatabase } from '#test/freshDatabase.ts'
import { openDatabase } from './db.ts'
import { expectMigrated } from './expectMigrated.ts'
import { migrate } from './migrate.ts'

test('a server that does not migrate starts on its own schema and a newer one, on no older one', async () => {
  const url = await freshDatabase()
  const sql = openDatabase(url, { max: 1 })
  await expectMigrated(url)

  await sql`update applied_functions set checksum = 'other'`
  await expect(expectMigrated(url)).rejects.toThrow('its functions are others. Run npx jes migrate')
  await sql`insert into migrations (name) values ('9999_later.sql')`
  await expectMigrated(url)
  await sql`delete from migrations where name = '0028_upload_locks.sql'`
  await expect(expectMigrated(url)).rejects.toThrow('it lacks 0028_upload_locks.sql')
  await sql.end()
})

test('an empty database is none until it is migrated', async () => {
  const url = await freshDatabase({ isEmpty: true })
  await expect(expectMigrated(url)).rejects.toThrow('it lacks 0001_accounts.sql')
  await migrate(url)
  await expectMigrated(url)
})
