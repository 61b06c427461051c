import { type LinkProofs, provenLinkApi } from '@jes/contract/people/provenLinks'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '#lib/api.ts'
import { keyFor } from '#lib/keys.ts'

const WAITING_MS = 3_000

/** Sites are looked at by a job: while one waits for it, the list is fetched again. */
export function linkProofs() {
  return queryOptions({
    queryKey: keyFor('link proofs'),
    queryFn: ({ signal }) => call(provenLinkApi.list, {}, signal),
    refetchInterval: ({ state }) => (isWaiting(state.data) ? WAITING_MS : false),
  })
}

export function useCheckLink() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (link: string) => call(provenLinkApi.check, { body: { link } }),
    onSuccess: (proofs) => client.setQueryData(linkProofs().queryKey, proofs),
  })
}

function isWaiting(data: LinkProofs | undefined) {
  return data?.proofs.some(({ state }) => state === 'waiting') ?? false
}
