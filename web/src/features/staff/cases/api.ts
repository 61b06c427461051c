import type { ReportKind } from '@jes/contract/core/reports'
import { caseApi } from '@jes/contract/staff/cases'
import { infiniteQueryOptions, type QueryClient, queryOptions } from '@tanstack/react-query'
import { ADMIN } from '#features/staff/admin/api.ts'
import { detailPath } from '#features/staff/admin/sections.ts'
import { ApiError, call } from '#lib/api.ts'

export type CaseState = 'open' | 'closed'

/** What was reported to the site; of all kinds, or of one. */
export function casesOf(state: CaseState, kind: ReportKind | null) {
  return infiniteQueryOptions({
    queryKey: [...ADMIN, 'cases', state, kind],
    queryFn: ({ pageParam, signal }) =>
      call(caseApi.list, { query: { state, cursor: pageParam, ...(kind && { kind }) } }, signal),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.nextCursor ?? undefined,
  })
}

/** One case with all that belongs to it, or null: there is none of that id. */
export function caseOf(id: string) {
  return queryOptions({
    queryKey: [...ADMIN, 'case', id],
    queryFn: ({ signal }) => call(caseApi.find, { params: { id } }, signal).catch(nullIfAbsent),
  })
}

/** Where a case is looked at beside the table, of which the same is shown as before. */
export function casePath(id: string, search: string) {
  return detailPath('queue', id) + search
}

/** The open case that stands after this one in the list that was read, if any. */
export function caseAfter(client: QueryClient, id: string) {
  const lists = client.getQueriesData<{ pages: { cases: { _id: string }[] }[] }>({
    queryKey: [...ADMIN, 'cases', 'open'],
  })
  const rows = lists.map(([, list]) => list?.pages.flatMap((page) => page.cases) ?? [])
  const cases = rows.find((list) => list.some(({ _id }) => _id === id)) ?? []
  return cases[cases.findIndex(({ _id }) => _id === id) + 1]?._id ?? null
}

/** Out of the list at once; the server says later whether it is. */
export function takeOutCase(client: QueryClient, id: string) {
  client.setQueriesData<{ pages: { cases: { _id: string }[] }[] }>(
    { queryKey: [...ADMIN, 'cases', 'open'] },
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
