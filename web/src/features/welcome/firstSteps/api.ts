import { type FirstStepsChange, firstStepsApi } from '@jes/contract/welcome/firstSteps'
import {
  keepPreviousData,
  type QueryClient,
  queryOptions,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query'
import { changeMe } from '#features/core/viewer/me.ts'
import { sayRefusal } from '#features/core/viewer/refusal.ts'
import { call } from '#lib/api.ts'
import { keyFor } from '#lib/keys.ts'

export function firstSteps() {
  return queryOptions({
    queryKey: keyFor('first steps'),
    queryFn: ({ signal }) => call(firstStepsApi.find, {}, signal),
  })
}

/** Nothing moves under the finger: a list changes only with what it was made of. */
const settled = {
  staleTime: Number.POSITIVE_INFINITY,
  refetchOnWindowFocus: false,
  refetchOnReconnect: false,
}

export function firstHubs() {
  return queryOptions({
    queryKey: keyFor('lists', 'hubs', 'first steps'),
    queryFn: ({ signal }) => call(firstStepsApi.hubs, {}, signal),
    placeholderData: keepPreviousData,
    ...settled,
  })
}

export function firstPeople() {
  return queryOptions({
    queryKey: keyFor('lists', 'people', 'first steps'),
    queryFn: ({ signal }) => call(firstStepsApi.people, {}, signal),
    ...settled,
  })
}

/** Shown at once; if refused, restored. */
export function useSaveFirstSteps() {
  const client = useQueryClient()
  const { queryKey } = firstSteps()
  return useMutation({
    mutationFn: (body: FirstStepsChange) => call(firstStepsApi.update, { body }),
    // One after another, so that the last choice is the stored one.
    scope: { id: 'first steps' },
    onMutate(change) {
      const before = client.getQueryData(queryKey)
      if (before) client.setQueryData(queryKey, { ...before, ...change })
      // Home sends whoever is not done back here.
      changeMe(client, { firstSteps: change.isDone || before?.isDone ? 'done' : 'begun' })
      return before
    },
    onSuccess: (_saved, change) => refetchFor(client, change),
    onError(error, _change, before) {
      if (before) client.setQueryData(queryKey, before)
      sayRefusal(error)
    },
  })
}

function refetchFor(client: QueryClient, change: FirstStepsChange) {
  void client.invalidateQueries({ queryKey: keyFor('first week') })
  if (!('district' in change || 'interests' in change)) return
  void client.invalidateQueries({ queryKey: keyFor('lists', 'hubs', 'first steps') })
  void client.invalidateQueries({ queryKey: keyFor('lists', 'people', 'first steps') })
}
