import { grievanceApi } from '@jes/contract/staff/grievances'
import { infiniteQueryOptions, type QueryClient } from '@tanstack/react-query'
import { ADMIN, askDeskAnew } from '#features/staff/admin/api.ts'
import { call } from '#lib/api.ts'

export type GrievanceState = 'open' | 'answered'

/** Who asked for redress; open ones the weightiest and oldest first. */
export function grievancesOf(state: GrievanceState) {
  return infiniteQueryOptions({
    queryKey: [...ADMIN, 'grievances', state],
    queryFn: ({ pageParam, signal }) =>
      call(grievanceApi.list, { query: { state, cursor: pageParam } }, signal),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.nextCursor ?? undefined,
  })
}

export async function answerGrievance(client: QueryClient, id: string, answer: string) {
  await call(grievanceApi.answer, { params: { id }, body: { answer } })
  await askDeskAnew(client)
}
