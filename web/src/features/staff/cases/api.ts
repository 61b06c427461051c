import type { ReportKind } from '@jes/contract/core/reports'
import { caseApi } from '@jes/contract/staff/cases'
import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { detailPath } from '#features/staff/admin/sections.ts'
import { ApiError, call } from '#lib/api.ts'
import { keyFor } from '#lib/keys.ts'
import { pagedQuery } from '#lib/paged.ts'

export type CaseState = 'open' | 'closed'

/** Reports to the site; of all kinds, or of one. */
export function casesOf(state: CaseState, kind: ReportKind | null) {
  return pagedQuery(keyFor('desk', 'cases', state, kind), (cursor, signal) =>
    call(caseApi.list, { query: { state, cursor, ...(kind && { kind }) } }, signal),
  )
}

/** One case with everything about it, or null: there is none with that id. */
export function caseOf(id: string) {
  return queryOptions({
    queryKey: keyFor('desk', 'case', id),
    queryFn: ({ signal }) => call(caseApi.find, { params: { id } }, signal).catch(nullIfAbsent),
  })
}

/** The path of a case beside the table, whose filters stay. */
export function casePath(id: string, search: string) {
  return detailPath('queue', id) + search
}

/** The open case after this one in the loaded list, if any. */
export function caseAfter(client: QueryClient, id: string) {
  const lists = client.getQueriesData<{ pages: { cases: { _id: string }[] }[] }>({
    queryKey: keyFor('desk', 'cases', 'open'),
  })
  const rows = lists.map(([, list]) => list?.pages.flatMap((page) => page.cases) ?? [])
  const cases = rows.find((list) => list.some(({ _id }) => _id === id)) ?? []
  return cases[cases.findIndex(({ _id }) => _id === id) + 1]?._id ?? null
}

/** Removed from the list at once; the server confirms later. */
export function takeOutCase(client: QueryClient, id: string) {
  client.setQueriesData<{ pages: { cases: { _id: string }[] }[] }>(
    { queryKey: keyFor('desk', 'cases', 'open') },
    (list) =>
      list && {
        ...list,
        pages: list.pages.map((page) => ({
          ...page,
          cases: page.cases.filter(({ _id }) => _id !== id),
        })),
      },
  )
}

function nullIfAbsent(error: unknown) {
  if (error instanceof ApiError && (error.status === 404 || error.status === 400)) return null
  throw error
}
