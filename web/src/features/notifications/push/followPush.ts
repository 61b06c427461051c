import type { QueryClient } from '@tanstack/react-query'
import { navigate } from '#lib/history.ts'
import { onLive } from '#lib/live.ts'
import { logProblem } from '#lib/log.ts'
import { nextPath } from '#lib/nextPath.ts'
import { useSession } from '#lib/session.ts'
import { pushDevices } from './api.ts'
import { closeShown, supportHere, unsubscribe } from './browser.ts'
import { keepInStep } from './switching.ts'

/** Keeps push up to date while a member is signed in, and opens the links of messages. */
export function followPush(client: QueryClient) {
  const userId = useSession.getState().user?._id
  if (!userId || supportHere() !== 'able') return () => {}

  navigator.serviceWorker.addEventListener('message', follow)
  const stopListening = onLive('counted', ({ count }) => count === 0 && attempt(closeShown))
  // The settings may already show the list as it was before.
  attempt(() => keepInStep(userId).then(() => client.invalidateQueries(pushDevices())))

  return () => {
    navigator.serviceWorker.removeEventListener('message', follow)
    stopListening()
    // The next person here must not see messages for the one who left.
    if (!useSession.getState().user) attempt(unsubscribe)
  }
}

/** A message was pressed; the worker waits for a page that opens its link. */
function follow({ data, ports }: MessageEvent<{ open?: unknown }>) {
  if (typeof data?.open !== 'string') return
  ports[0]?.postMessage('going')
  navigate(nextPath(data.open))
}

function attempt(act: () => Promise<unknown>) {
  act().catch((error: unknown) => logProblem('Push is not in step.', error))
}
