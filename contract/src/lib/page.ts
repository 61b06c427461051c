import * as z from 'zod/mini'
import { type Because, because } from './refusals/because.ts'

const MOST = 50
const NOT_A_LIMIT = because('request.limit', { min: 1, max: MOST })

/** A whole number in a query string; `1e1`, ` 5` and `5.0` are none. */
export function whole(problem: Because) {
  return z.pipe(
    z.string(problem).check(z.regex(/^\d{1,9}$/, problem)),
    z.transform((digits) => Number(digits)),
  )
}

/** The number of rows in a list, `usual` by default. */
export function limitOf(usual: number) {
  return z._default(
    z.pipe(
      z.union([whole(NOT_A_LIMIT), z.int(NOT_A_LIMIT)], NOT_A_LIMIT),
      z.int(NOT_A_LIMIT).check(z.gte(1, NOT_A_LIMIT), z.lte(MOST, NOT_A_LIMIT)),
    ),
    usual,
  )
}

const NOT_A_PAGE = because('request.page', { min: 1, max: 1_000 })

/** The number of a page, the first by default. For long lists use a cursor. */
export function pageOf() {
  return z._default(
    z.pipe(
      z.union([whole(NOT_A_PAGE), z.int(NOT_A_PAGE)], NOT_A_PAGE),
      z.int(NOT_A_PAGE).check(z.gte(1, NOT_A_PAGE), z.lte(1_000, NOT_A_PAGE)),
    ),
    1,
  )
}

const GONE = because('request.page_gone')

/** Where the next page begins: opaque, made by the server, sent back as it is. */
export const Cursor = z.optional(z.string(GONE).check(z.regex(/^[A-Za-z0-9_-]{1,200}$/, GONE)))
