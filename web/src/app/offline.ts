import type { QueryClient } from '@tanstack/react-query'
import { forgetWithSession } from '#features/core/offline/forgetting.ts'
import { refetchWhenBack } from '#features/core/offline/restoring.ts'
import { storeQueries } from '#features/core/offline/storing.ts'
import { countVisit } from '#features/site/install/visits.ts'
import { logProblem } from '#lib/log.ts'
import { usePreferences } from '#lib/preferences.ts'
import { useSession } from '#lib/session.ts'
import { startWorker } from '#lib/worker.ts'
import { followLaunches } from './launches.ts'
import { followVersions } from './versions.ts'

/** What makes Jes work without a connection, started when the first page is whole. */
export function startOffline(client: QueryClient) {
  if (globalThis.indexedDB) {
    forgetWithSession(logStorage)
    storeQueries(client, logStorage)
    refetchWhenBack(client)
  }
  countVisit()
  followLaunches()
  if (isWorkerWanted()) startWorker().then(followVersions, logWorker)
}

/** A visitor who saves data pays for the page they read, not for the next ones. */
function isWorkerWanted() {
  const isCostly = usePreferences.getState().dataSaver && !useSession.getState().user
  return import.meta.env.PROD && 'serviceWorker' in navigator && !isCostly
}

function logStorage(error: unknown) {
  logProblem('What was read could not be stored.', error)
}

function logWorker(error: unknown) {
  logProblem('The service worker could not be started.', error)
}
