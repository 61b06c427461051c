import { KEPT_CACHE, PICTURE_CACHE, SHARE } from '@jes/contract/site/worker'
import { knownAccounts } from '#lib/knownAccounts.ts'
import { useSession, VISITOR } from '#lib/session.ts'
import { deleteStore, deleteStoresOfOthers } from './database.ts'
import { dropKept } from './keptStore.ts'

/**
 * What a member has read leaves the device with their session: at log-out, when another logs in who is not of this
 * browser's accounts, and when the server has ended it. Returns how to stop.
 */
export function forgetWithSession(onFailure: (error: unknown) => void) {
  const { user } = useSession.getState()
  sweep(user?._id).catch(onFailure)
  return useSession.subscribe((now, before) => {
    const hasLeft = now.user?._id !== before.user?._id
    const hasEnded = now.hasEnded && !before.hasEnded
    if (before.user && (hasLeft || hasEnded)) forget(before.user._id, hasEnded).catch(onFailure)
  })
}

/** Another account of this browser finds again what it has read. */
async function forget(userId: string, hasEnded: boolean) {
  const isParked = !hasEnded && knownAccounts().some(({ _id }) => _id === userId)
  await Promise.all([isParked ? dropKept(userId) : deleteStore(userId), forgetFiles()])
}

async function sweep(userId = VISITOR) {
  const parked = knownAccounts().map(({ _id }) => _id)
  if (await deleteStoresOfOthers([userId, VISITOR, ...parked])) await forgetFiles()
}

async function forgetFiles() {
  for (const name of [PICTURE_CACHE, KEPT_CACHE, SHARE.cache]) await globalThis.caches?.delete(name)
}
