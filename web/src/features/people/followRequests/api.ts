import { type FollowRequest, followRequestApi } from '@jes/contract/people/followRequests'
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'
import { changeMe } from '#features/core/viewer/me.ts'
import { call } from '#lib/api.ts'
import { keyFor } from '#lib/keys.ts'
import { pagedQuery } from '#lib/paged.ts'
import { useSession } from '#lib/session.ts'

export function followRequests() {
  return pagedQuery(keyFor('follow requests'), (cursor, signal) =>
    call(followRequestApi.list, { query: { cursor } }, signal),
  )
}

/** Makes my account private or public. What I have read of myself is read again. */
export function useSetPrivate() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (isPrivate: boolean) => call(followRequestApi.setPrivate, { body: { isPrivate } }),
    onMutate: (isPrivate) => changeMe(client, { isPrivate }),
    onError: (_error, isPrivate) => changeMe(client, { isPrivate: !isPrivate }),
    onSuccess: () => forgetMine(client),
  })
}

export type Answer = 'accept' | 'decline'

/** Its row goes when it is answered. */
export function useAnswer({ user }: FollowRequest) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (answer: Answer) => call(followRequestApi[answer], { params: { id: user._id } }),
    onSettled: () => readAgain(client),
  })
}

export function useAcceptAll() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: () => call(followRequestApi.acceptAll, {}),
    onSettled: () => readAgain(client),
  })
}

async function readAgain(client: QueryClient) {
  await client.invalidateQueries({ queryKey: keyFor('follow requests') })
  await forgetMine(client)
}

async function forgetMine(client: QueryClient) {
  const own = useSession.getState().user?.username ?? ''
  await client.invalidateQueries({ queryKey: keyFor('user', own) })
  await client.invalidateQueries({ queryKey: keyFor('lists'), refetchType: 'none' })
}
