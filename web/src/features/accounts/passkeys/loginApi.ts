import { passkeyApi } from '@jes/contract/accounts/passkeys'
import { useMutation } from '@tanstack/react-query'
import { useEnter } from '#features/accounts/auth/api.ts'
import { send } from '#lib/api.ts'

/** By the browser's dialog, or by the list that it shows at the field for the username. */
export function useLogInByPasskey(by: 'dialog' | 'field') {
  const enter = useEnter()
  return useMutation({
    async mutationFn() {
      const { canSignAtField, signAtField, signOnDevice } = await import('./device.ts')
      if (by === 'field' && !(await canSignAtField())) return null
      const { options } = await send(passkeyApi.startLogin, {}, null)
      const assertion = await (by === 'field' ? signAtField(options) : signOnDevice(options))
      return assertion && (await send(passkeyApi.login, { body: { assertion } }, null))
    },
    onSuccess: (signedIn) => signedIn && enter(signedIn),
  })
}
