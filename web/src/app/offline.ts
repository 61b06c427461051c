import { forgetWithSession } from '#features/core/offline/forgetting.ts'
import { findRule, isAnythingKept } from '#features/core/offline/keptStore.ts'
import { refetchWhenBack } from '#features/core/offline/restoring.ts'
import { storeOwner, storeQueries } from '#features/core/offline/storing.ts'
import { countVisit } from '#features/site/install/visits.ts'
import { lineFailed, lineWorks } from '#lib/lineNews.ts'
import { logProblem } from '#lib/log.ts'
import { usePreferences } from '#lib/preferences.ts'
import { useSession } from '#lib/session.ts'
import { startWorker } from '#lib/worker.ts'
import { followLaunches } from './launches.ts'
import { queryClient } from './queryClient.ts'
import { followVersions } from './versions.ts'

/** What makes Jes work without a connection, started when the first page is whole. */
export function startOffline() {
  if (globalThis.indexedDB) {
    forgetWithSession(logStorage)
    storeQueries(queryClient, logStorage)
    refetchWhenBack(queryClient)
    updateKept().catch(logStorage)
  }
  countVisit()
  followLaunches()
  window.addEventListener('offline', lineFailed)
  window.addEventListener('online', lineWorks)
  if (isWorkerWanted()) whenLoaded(() => startWorker().then(followVersions, logWorker))
}

/** Bookmarks that are kept on this device are brought up to date; without any its code is not loaded. */
async function updateKept() {
  const owner = storeOwner()
  if (!owner || !isAnythingKept(await findRule(owner))) return
  const { followKept } = await import('#features/posts/keptPosts/following.ts')
  followKept(logStorage)
}

/** A visitor who saves data pays for the page they read, not for the next ones. */
function isWorkerWanted() {
  const isCostly = usePreferences.getState().dataSaver && !useSession.getState().user
  return import.meta.env.PROD && 'serviceWorker' in navigator && !isCostly
}

/** The first page has everything: what is for the next visit may be fetched. */
function whenLoaded(act: () => void) {
  if (document.readyState === 'complete') act()
  else window.addEventListener('load', act, { once: true })
}

function logStorage(error: unknown) {
  logProblem('What was read could not be stored.', error)
}

function logWorker(error: unknown) {
  logProblem('The service worker could not be started.', error)
}
