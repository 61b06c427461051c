import { reportApi } from '@jes/contract/core/reports'
import { infiniteQueryOptions } from '@tanstack/react-query'
import { REPORTS } from '#features/core/reports/api.ts'
import { call } from '#lib/api.ts'

/** What I reported, newest first. */
export function myReports() {
  return infiniteQueryOptions({
    queryKey: [...REPORTS, 'mine'],
    queryFn: ({ pageParam, signal }) =>
      call(reportApi.mine, { query: { cursor: pageParam } }, signal),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.nextCursor ?? undefined,
  })
}
