import { invitationApi } from '@jes/contract/accounts/invitations'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '#lib/api.ts'
import { keyFor } from '#lib/keys.ts'

export function invitations() {
  return queryOptions({
    queryKey: keyFor('invitations'),
    queryFn: ({ signal }) => call(invitationApi.list, {}, signal),
  })
}

export function useInvite() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: () => call(invitationApi.create, {}),
    onSettled: () => client.invalidateQueries(invitations()),
  })
}

export function useRevoke() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (id: string) => call(invitationApi.revoke, { params: { id } }),
    onSettled: () => client.invalidateQueries(invitations()),
  })
}
