import { navigate } from '#lib/history.ts'
import { nextPath } from '#lib/nextPath.ts'

type LaunchQueue = {
  setConsumer: (consume: (launch: { targetURL?: string }) => void) => void
}

/** The installed app is one window: a link or a shortcut that opens it again is shown in it, without a reload. */
export function followLaunches() {
  const { launchQueue } = window as { launchQueue?: LaunchQueue }
  let own = performance.getEntriesByType('navigation')[0]?.name

  launchQueue?.setConsumer(({ targetURL }) => {
    // The launch that has opened this very page is told too, perhaps when somebody has gone on.
    const isOwn = targetURL === own
    own = undefined
    if (!targetURL || isOwn) return
    const path = nextPath(targetURL.slice(window.location.origin.length))
    // The icon of the app brings it to the front, and leaves everything as it is.
    if (path !== '/') navigate(path)
  })
}
