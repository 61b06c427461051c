import { signUpApi } from '@jes/contract/accounts/signUps'
import { queryOptions } from '@tanstack/react-query'
import { call } from '#lib/api.ts'
import { keyFor } from '#lib/keys.ts'

/** How newcomers get in here. */
export function signUpState() {
  return queryOptions({
    queryKey: keyFor('sign-up'),
    queryFn: ({ signal }) => call(signUpApi.state, {}, signal),
    staleTime: 60_000,
  })
}
