import { CommentSort } from '@jes/contract/comments/comments'
import type { Fragment, Sql } from '#lib/db.ts'
import { readCursor, writeCursor } from '#lib/pages.ts'

/** Where a list continues: after this comment, without those that were shown out of order. */
export type CommentCursor = { sort: CommentSort; key: number; id: string; except: string[] }

type Order = {
  /** The sort key, besides the id. */
  key: (sql: Sql) => Fragment
  by: (sql: Sql) => Fragment
  isAfter: (sql: Sql, place: CommentCursor) => Fragment
}

/** The four sort orders of the comments `c`, each with an index. */
export const ORDERS: Record<CommentSort, Order> = {
  best: {
    key: (sql) => sql`c.wilson`,
    by: (sql) => sql`c.wilson desc, c.id desc`,
    isAfter: (sql, { key, id }) => sql`(c.wilson, c.id) < (${key}::float8, ${id})`,
  },
  top: {
    key: (sql) => sql`c.score`,
    by: (sql) => sql`c.score desc, c.id desc`,
    isAfter: (sql, { key, id }) => sql`(c.score, c.id) < (${key}::int, ${id})`,
  },
  new: {
    key: (sql) => sql`0`,
    by: (sql) => sql`(-c.id)`,
    isAfter: (sql, { id }) => sql`(-c.id) > -(${id}::bigint)`,
  },
  old: {
    key: (sql) => sql`0`,
    by: (sql) => sql`(-c.id) desc`,
    isAfter: (sql, { id }) => sql`(-c.id) < -(${id}::bigint)`,
  },
}

/** Before the best of all: no share is above 1. */
const BEFORE_ALL = { key: 2, id: String(2n ** 63n - 1n) }

export function writePlace(
  sort: CommentSort,
  last: { key: number; id: string },
  except: string[] = [],
) {
  return writeCursor(sort, last.key, last.id, except)
}

/** The cursor before the best replies, without those that are shown already. */
export function writeBeginning(...except: string[]) {
  return writePlace('best', BEFORE_ALL, except)
}

export function readPlace(cursor: string): CommentCursor {
  const [sort] = readCursor(cursor, [CommentSort.options, 'float', 'id', 'ids'])
  // Only the key of `best` is not a whole number.
  const key = sort === 'best' ? 'float' : 'int'
  const [, value, id, except] = readCursor(cursor, [[sort], key, 'id', 'ids'])
  return { sort, key: value, id, except }
}
