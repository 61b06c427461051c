import { passkeyApi } from '@jes/contract/accounts/passkeys'
import type { StepUp } from '@jes/contract/accounts/stepUp'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { me } from '#features/core/viewer/me.ts'
import { call } from '#lib/api.ts'
import { keyFor } from '#lib/keys.ts'
import { notePasskey } from './passkeyHere.ts'

const loadDevice = () => import('./device.ts')

export function passkeys() {
  return queryOptions({
    queryKey: keyFor('me', 'passkeys'),
    queryFn: ({ signal }) => call(passkeyApi.list, {}, signal),
    select: ({ passkeys }) => passkeys,
    // Whoever looks here suspects something: never a cached list.
    staleTime: 0,
  })
}

/** The proof, then the dialog of the device, then the server; null if the dialog was closed. */
export function useAddPasskey() {
  const refetch = useRefetch()
  return useMutation({
    async mutationFn(proof: StepUp) {
      const [{ createOnDevice }, { options }] = await Promise.all([
        loadDevice(),
        call(passkeyApi.startCreation, { body: proof }),
      ])
      const credential = await createOnDevice(options)
      if (!credential) return null
      const { passkey } = await call(passkeyApi.create, { body: { credential } })
      notePasskey()
      return passkey
    },
    onSuccess: refetch,
    gcTime: 0,
  })
}

export function useRenamePasskey(id: string) {
  const refetch = useRefetch()
  return useMutation({
    mutationFn: (body: { name: string }) => call(passkeyApi.rename, { params: { id }, body }),
    onSuccess: refetch,
  })
}

export function useRemovePasskey(id: string) {
  const refetch = useRefetch()
  return useMutation({
    mutationFn: (body: StepUp) => call(passkeyApi.remove, { params: { id }, body }),
    onSuccess: refetch,
  })
}

/** Whether I have one is a part of my account too. */
function useRefetch() {
  const queryClient = useQueryClient()
  return async () => {
    await Promise.all([
      queryClient.invalidateQueries({ queryKey: passkeys().queryKey }),
      queryClient.invalidateQueries({ queryKey: me().queryKey, exact: true }),
    ])
  }
}

/** A token that stands for password and code; null if the dialog was closed. */
export function useProveByPasskey() {
  return useMutation({
    async mutationFn() {
      const [{ signOnDevice }, { options }] = await Promise.all([
        loadDevice(),
        call(passkeyApi.startProof, {}),
      ])
      const assertion = await signOnDevice(options)
      return assertion && (await call(passkeyApi.prove, { body: { assertion } })).passkey
    },
    gcTime: 0,
  })
}
