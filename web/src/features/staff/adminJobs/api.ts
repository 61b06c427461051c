import { jobsApi } from '@jes/contract/core/jobs'
import { infiniteQueryOptions, type QueryClient, queryOptions } from '@tanstack/react-query'
import { ADMIN, askDeskAnew } from '#features/staff/admin/api.ts'
import { call } from '#lib/api.ts'

const JOBS = [...ADMIN, 'jobs']

/** How many wait and run, by whom they wait for. */
export function jobGroups() {
  return queryOptions({
    queryKey: [...JOBS, 'groups'],
    queryFn: ({ signal }) => call(jobsApi.groups, {}, signal),
    select: ({ groups }) => groups,
  })
}

/** Jobs that failed for good, the latest first. */
export function deadJobs() {
  return infiniteQueryOptions({
    queryKey: [...JOBS, 'dead'],
    queryFn: ({ pageParam, signal }) =>
      call(jobsApi.list, { query: { cursor: pageParam } }, signal),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.nextCursor ?? undefined,
  })
}

export async function retryJob(client: QueryClient, id: string) {
  await call(jobsApi.retry, { params: { id } })
  await askDeskAnew(client)
}

export async function retryAllJobs(client: QueryClient) {
  await call(jobsApi.retryAll, {})
  await askDeskAnew(client)
}

export async function discardJob(client: QueryClient, id: string) {
  await call(jobsApi.discard, { params: { id } })
  await askDeskAnew(client)
}
