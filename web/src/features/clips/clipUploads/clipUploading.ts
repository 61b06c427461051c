import { authApi } from '@jes/contract/accounts/auth'
import { addWaiting } from '#features/clips/clipProcessing/waiting.ts'
import { call } from '#lib/api.ts'
import { useSession } from '#lib/session.ts'
import { createUploading } from './uploading.ts'

/** The one upload of the signed-in member. */
export const clipUploading = createUploading({
  load: async () => (await import('./tus.ts')).tus,
  // Any call renews an expired token.
  renew: () => call(authApi.me, {}),
  onMade: addWaiting,
})

export const { useUploading } = clipUploading

useSession.subscribe(({ user }) => {
  const { userId } = useUploading.getState()
  if (userId !== null && userId !== user?._id) clipUploading.close()
})

// Asks before leaving only if something would be lost: an upload of a file that this browser could not store.
window.addEventListener('beforeunload', (event) => {
  const { stage, isStored: isKept } = useUploading.getState()
  if (stage === 'sending' && !isKept) event.preventDefault()
})
