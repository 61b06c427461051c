import { passkeyApi } from '@jes/contract/accounts/passkeys'
import { useMutation } from '@tanstack/react-query'
import { useEnter } from '#features/accounts/auth/api.ts'
import { send } from '#lib/api.ts'
import { notePasskey } from './passkeyHere.ts'

/** By the browser's dialog, or by the list that it shows at the field for the username. */
export function useLogInByPasskey(by: 'dialog' | 'field') {
  const enter = useEnter()
  return useMutation({
    async mutationFn() {
      const assertion = await (by === 'field' ? offerAtField() : askOnDevice())
      return assertion && (await send(passkeyApi.login, { body: { assertion } }, null))
    },
    onSuccess(signedIn) {
      if (!signedIn) return
      notePasskey()
      enter(signedIn)
    },
  })
}

async function askOnDevice() {
  const { signOnDevice } = await import('./device.ts')
  const { options } = await send(passkeyApi.startLogin, {}, null)
  return signOnDevice(options)
}

/** Nobody has asked for it: where it cannot be offered, nothing is said. */
async function offerAtField() {
  try {
    const { canSignAtField, signAtField } = await import('./device.ts')
    if (!(await canSignAtField())) return null
    const { options } = await send(passkeyApi.startLogin, {}, null)
    return await signAtField(options)
  } catch {
    return null
  }
}
