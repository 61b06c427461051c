import type { Fragment, Sql } from '#lib/db.ts'

/** One file of an export: its name, and the query for its rows. */
export type Section = { file: string; query: (sql: Sql, userId: string) => Fragment }
