import { reportApi } from '@jes/contract/core/reports'
import { call } from '#lib/api.ts'
import { keyFor } from '#lib/keys.ts'
import { pagedQuery } from '#lib/paged.ts'

/** What I reported, newest first. Who comes by a notification must not read what was true before it. */
export function myReports() {
  const query = pagedQuery(keyFor('reports', 'mine'), (cursor, signal) =>
    call(reportApi.mine, { query: { cursor } }, signal),
  )
  return { ...query, staleTime: 0 }
}
