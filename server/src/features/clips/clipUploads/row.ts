import { sql } from '#lib/db.ts'

/** What the database knows of an upload: how long it will be. */
export async function findUploadRow(id: string) {
  const [row] = await sql<{ bytes: number }[]>`
    select bytes::float8 as bytes from uploads where id = ${id}`
  return row ?? null
}
