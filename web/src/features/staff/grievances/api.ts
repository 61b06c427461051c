import { type Grievance, grievanceApi, type NewGrievance } from '@jes/contract/staff/grievances'
import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { ApiError, call } from '#lib/api.ts'
import { keyFor } from '#lib/keys.ts'

/** A grievance by its number, or null where there is none of that number. */
export function grievanceOf(number: string) {
  return queryOptions({
    queryKey: keyFor('grievance', number),
    queryFn: async ({ signal }): Promise<Grievance | null> => {
      try {
        return (await call(grievanceApi.find, { params: { number } }, signal)).grievance
      } catch (error) {
        if (error instanceof ApiError && (error.status === 404 || error.status === 400)) return null
        throw error
      }
    },
  })
}

export async function fileGrievance(client: QueryClient, body: NewGrievance) {
  const { grievance } = await call(grievanceApi.file, { body })
  client.setQueryData(grievanceOf(grievance.number).queryKey, grievance)
  return grievance
}
