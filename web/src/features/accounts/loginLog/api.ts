import { authApi } from '@jes/contract/accounts/auth'
import { call } from '#lib/api.ts'
import { keyFor } from '#lib/keys.ts'
import { pagedQuery } from '#lib/paged.ts'

/** The log of my account, latest first. */
export function loginEvents() {
  return {
    ...pagedQuery(keyFor('me', 'logins'), (cursor, signal) =>
      call(authApi.logins, { query: { cursor } }, signal),
    ),
    // Who looks here suspects something: never an old list.
    staleTime: 0,
  }
}
