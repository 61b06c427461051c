import { hubApi } from '@jes/contract/hubs/hubs'
import { queryOptions } from '@tanstack/react-query'
import { ApiError, call } from '#lib/api.ts'

/** One hub by name or id, or null: it is not there. */
export function hubOf(name: string) {
  return queryOptions({
    queryKey: ['hub', name.normalize('NFC').toLowerCase()],
    queryFn: ({ signal }) =>
      call(hubApi.find, { params: { id: name } }, signal).catch(nullIfAbsent),
  })
}

/** The hubs that I am in, those where I posted of late first. */
export function myHubs() {
  return queryOptions({
    queryKey: ['hubs', 'mine'],
    queryFn: ({ signal }) => call(hubApi.mine, {}, signal),
  })
}

function nullIfAbsent(error: unknown) {
  if (error instanceof ApiError && error.status === 404) return null
  throw error
}
