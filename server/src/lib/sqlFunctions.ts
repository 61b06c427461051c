import type { Sql } from './db.ts'
import { SERVER_FOLDER } from './serverFolder.ts'
import { checksumOf, readSqlFiles } from './sqlFiles.ts'

const FUNCTIONS = new URL('sql/', SERVER_FOLDER)

/**
 * Updates the functions of the database to the text of server/sql, in one transaction, if they differ. The caller
 * holds the lock of the migrations.
 */
export async function applyFunctions(sql: Sql, folder = FUNCTIONS) {
  const { files, checksum } = await readFunctions(folder)
  if ((await readApplied(sql)) === checksum) return

  await sql.unsafe(`
    begin;
    ${files.map(({ text }) => text).join('\n')}
    insert into applied_functions (checksum) values ('${checksum}')
    on conflict (only_one) do update set checksum = excluded.checksum, applied_at = now();
    commit;`)
}

/** Whether the text of server/sql is not what this database has. */
export async function hasNewFunctions(sql: Sql) {
  return (await readApplied(sql)) !== (await readFunctions(FUNCTIONS)).checksum
}

async function readFunctions(folder: URL) {
  const files = await readSqlFiles(folder)
  const lines = files.map(({ name, checksum }) => `${name} ${checksum}`)
  return { files, checksum: checksumOf(lines.join('\n')) }
}

async function readApplied(sql: Sql) {
  const [applied] = await sql<{ checksum: string }[]>`select checksum from applied_functions`
  return applied?.checksum
}
