import type { Fragment, Sql } from '#lib/db.ts'

/** One file of an export: its name, and the question whose rows it holds. */
export type Section = { file: string; ask: (sql: Sql, userId: string) => Fragment }
