import { clipApi } from '@jes/contract/clips'
import { queryOptions } from '@tanstack/react-query'
import { call } from '#lib/api.ts'

const SHOWN = 8

/** A few clips for everybody, or none while there are none. */
export function someClips() {
  return queryOptions({
    queryKey: ['some clips'],
    queryFn: async ({ signal }) => {
      const { clips, isOpen } = await call(
        clipApi.list,
        { query: { feed: 'latest', limit: SHOWN } },
        signal,
      )
      return isOpen ? clips : []
    },
  })
}
