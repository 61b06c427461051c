import { reportApi } from '@jes/contract/core/reports'
import { call } from '#lib/api.ts'
import { keyFor } from '#lib/keys.ts'
import { pagedQuery } from '#lib/paged.ts'

/** What I reported, newest first. */
export function myReports() {
  return pagedQuery(keyFor('reports', 'mine'), (cursor, signal) =>
    call(reportApi.mine, { query: { cursor } }, signal),
  )
}
