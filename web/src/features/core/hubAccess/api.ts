import { hubApi } from '@jes/contract/hubs/hubs'
import { queryOptions } from '@tanstack/react-query'
import { ApiError, call } from '#lib/api.ts'
import { keyFor } from '#lib/keys.ts'

/** One hub by name or id, or null: it is not there. */
export function hubOf(name: string) {
  return queryOptions({
    queryKey: keyFor('hub', name.normalize('NFC').toLowerCase()),
    queryFn: ({ signal }) =>
      call(hubApi.find, { params: { id: name } }, signal).catch(nullIfAbsent),
  })
}

/** My hubs, those where I posted recently first. */
export function myHubs() {
  return queryOptions({
    queryKey: keyFor('lists', 'hubs', 'mine'),
    queryFn: ({ signal }) => call(hubApi.mine, {}, signal),
  })
}

function nullIfAbsent(error: unknown) {
  if (error instanceof ApiError && error.status === 404) return null
  throw error
}
