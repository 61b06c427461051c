import { userApi } from '@jes/contract/users'
import { queryOptions } from '@tanstack/react-query'
import { ApiError, call } from '#lib/api.ts'

/** A member by id or username, or null: there is nobody of that name. */
export function userOf(id: string) {
  return queryOptions({
    queryKey: ['users', id],
    queryFn: ({ signal }) => call(userApi.find, { params: { id } }, signal).catch(nullIfAbsent),
  })
}

function nullIfAbsent(error: unknown) {
  if (error instanceof ApiError && error.status === 404) return null
  throw error
}
