import { jobsApi } from '@jes/contract/core/jobs'
import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { refetchAdmin } from '#features/staff/admin/api.ts'
import { call } from '#lib/api.ts'
import { keyFor } from '#lib/keys.ts'
import { pagedQuery } from '#lib/paged.ts'

/** How many jobs wait and run, by group. */
export function jobGroups() {
  return queryOptions({
    queryKey: keyFor('desk', 'jobs', 'groups'),
    queryFn: ({ signal }) => call(jobsApi.groups, {}, signal),
    select: ({ groups }) => groups,
  })
}

/** Jobs that failed for good, the latest first. */
export function deadJobs() {
  return pagedQuery(keyFor('desk', 'jobs', 'dead'), (cursor, signal) =>
    call(jobsApi.list, { query: { cursor } }, signal),
  )
}

export async function retryJob(client: QueryClient, id: string) {
  await call(jobsApi.retry, { params: { id } })
  await refetchAdmin(client)
}

export async function retryAllJobs(client: QueryClient) {
  await call(jobsApi.retryAll, {})
  await refetchAdmin(client)
}

export async function discardJob(client: QueryClient, id: string) {
  await call(jobsApi.discard, { params: { id } })
  await refetchAdmin(client)
}
