import { firstWeekApi } from '@jes/contract/welcome/firstWeek'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { sayRefusal } from '#features/core/viewer/refusal.ts'
import { call } from '#lib/api.ts'
import { keyFor } from '#lib/keys.ts'

export function firstWeek() {
  return queryOptions({
    queryKey: keyFor('first week'),
    queryFn: ({ signal }) => call(firstWeekApi.find, {}, signal),
    // Whatever was done on another page is ticked on the way back.
    staleTime: 0,
  })
}

/** Gone at once, on all devices from now on. */
export function useCloseWeek() {
  const client = useQueryClient()
  const { queryKey } = firstWeek()
  return useMutation({
    mutationFn: () => call(firstWeekApi.close, {}),
    onMutate: () => client.setQueryData(queryKey, { week: null }),
    onError: sayRefusal,
  })
}
