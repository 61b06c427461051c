import { grievanceApi } from '@jes/contract/staff/grievances'
import type { QueryClient } from '@tanstack/react-query'
import { refetchAdmin } from '#features/staff/admin/api.ts'
import { call } from '#lib/api.ts'
import { keyFor } from '#lib/keys.ts'
import { pagedQuery } from '#lib/paged.ts'

export type GrievanceState = 'open' | 'answered'

/** Grievances; open ones by urgency and age. */
export function grievancesOf(state: GrievanceState) {
  return pagedQuery(keyFor('desk', 'grievances', state), (cursor, signal) =>
    call(grievanceApi.list, { query: { state, cursor } }, signal),
  )
}

export async function answerGrievance(client: QueryClient, id: string, answer: string) {
  await call(grievanceApi.answer, { params: { id }, body: { answer } })
  await refetchAdmin(client)
}
