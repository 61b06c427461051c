import { KEPT_CACHE, PICTURE_CACHE, SHARE } from '@jes/contract/site/worker'
import { useSession, VISITOR } from '#lib/session.ts'
import { deleteStore, deleteStoresOfOthers } from './database.ts'

/**
 * What a member has read leaves the device with their session: at log-out, when another logs in, and when the server
 * has ended it. Returns how to stop.
 */
export function forgetWithSession(onFailure: (error: unknown) => void) {
  const { user } = useSession.getState()
  sweep(user?._id).catch(onFailure)
  return useSession.subscribe((now, before) => {
    const hasLeft = now.user?._id !== before.user?._id
    const hasEnded = now.hasEnded && !before.hasEnded
    if (before.user && (hasLeft || hasEnded)) forget(before.user._id).catch(onFailure)
  })
}

async function forget(userId: string) {
  await Promise.all([deleteStore(userId), forgetFiles()])
}

async function sweep(userId = VISITOR) {
  if (await deleteStoresOfOthers([userId, VISITOR])) await forgetFiles()
}

async function forgetFiles() {
  for (const name of [PICTURE_CACHE, KEPT_CACHE, SHARE.cache]) await globalThis.caches?.delete(name)
}
