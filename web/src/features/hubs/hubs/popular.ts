import { hubApi } from '@jes/contract/hubs/hubs'
import { queryOptions } from '@tanstack/react-query'
import { call } from '#lib/api.ts'
import { keyFor } from '#lib/keys.ts'
import { logged } from '#lib/log.ts'

/** The hubs with the most members. */
export function popularHubs(limit = 5) {
  return queryOptions({
    queryKey: keyFor('lists', 'hubs', 'popular', limit),
    queryFn: ({ signal }) =>
      call(hubApi.popular, { query: { limit } }, signal).catch(
        logged('The popular hubs did not load.'),
      ),
    select: ({ jehubs }) => jehubs,
  })
}
