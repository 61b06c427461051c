import { authApi } from '@jes/contract/accounts/auth'
import { addWaiting } from '#features/clips/clipProcessing/waiting.ts'
import { call } from '#lib/api.ts'
import { useSession } from '#lib/session.ts'
import { createUploading } from './uploading.ts'

/** The one upload of whoever is signed in. */
export const clipUploading = createUploading({
  load: async () => (await import('./tus.ts')).tus,
  // Any call renews a token that has run out on its way.
  renew: () => call(authApi.me, {}),
  onMade: addWaiting,
})

export const { useUploading } = clipUploading

useSession.subscribe(({ user }) => {
  const { userId } = useUploading.getState()
  if (userId !== null && userId !== user?._id) clipUploading.close()
})

// Only who would lose something is asked: bytes on their way of a file that this browser could not keep.
window.addEventListener('beforeunload', (event) => {
  const { stage, isKept } = useUploading.getState()
  if (stage === 'sending' && !isKept) event.preventDefault()
})
