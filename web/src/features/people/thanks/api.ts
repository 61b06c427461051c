import { thanksApi } from '@jes/contract/people/thanks'
import { queryOptions } from '@tanstack/react-query'
import { call } from '#lib/api.ts'
import { keyFor } from '#lib/keys.ts'

/** The karma and the badges of a member. */
export function thanksOf(id: string) {
  return queryOptions({
    queryKey: keyFor('thanks', id),
    queryFn: ({ signal }) => call(thanksApi.find, { params: { id } }, signal),
  })
}
