import { authApi } from '@jes/contract/accounts/auth'
import type { StepUp } from '@jes/contract/accounts/stepUp'
import { dataExportApi } from '@jes/contract/privacy/dataExport'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { changeMe, setMe } from '#features/core/viewer/me.ts'
import { call } from '#lib/api.ts'
import { keyFor } from '#lib/keys.ts'

const LOOK_AGAIN = 3_000

/** My exports. While one is being made, they are polled. */
export function myExports() {
  return queryOptions({
    queryKey: keyFor('exports'),
    queryFn: ({ signal }) => call(dataExportApi.exports, {}, signal),
    select: ({ exports }) => exports,
    refetchInterval: ({ state }) =>
      state.data?.exports.some(({ state }) => state === 'waiting') ? LOOK_AGAIN : false,
  })
}

export function useAskForExport() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: StepUp) => call(dataExportApi.ask, { body }),
    onSuccess: () => client.invalidateQueries({ queryKey: myExports().queryKey }),
  })
}

/** The browser downloads a file without our token, so it gets a URL that works once. */
export function useDownload() {
  return useMutation({
    mutationFn: ({ id, proof }: { id: string; proof: StepUp }) =>
      call(dataExportApi.ticket, { params: { id }, body: proof }),
    onSuccess({ url }) {
      Object.assign(document.createElement('a'), { href: url, download: '' }).click()
    },
  })
}

export function useLeave() {
  return useMutation({
    mutationFn: (body: StepUp & { posts: 'remove' | 'anonymise' }) =>
      call(dataExportApi.leave, { body }),
  })
}

export function useStay() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: () => call(dataExportApi.stay, {}),
    onSuccess: () => changeMe(client, { leavesAt: null }),
  })
}

export function useAcceptRules() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: () => call(authApi.acceptRules, {}),
    onSuccess: ({ user }) => setMe(client, user),
  })
}
