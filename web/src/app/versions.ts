import { TAKE_OVER } from '@jes/contract/site/worker'
import { catalogue, text } from '#lib/language.ts'
import { toast } from '#lib/toasts.ts'

const HOUR = 60 * 60_000
/** So long the version that waits may take to find out whether the page is the only one. */
const PATIENCE = 5_000
/** It stays until it is answered. */
const LONG = 24 * HOUR

const messages = catalogue({
  newVersion: ['A new Jes is ready', 'नयाँ Jes तयार छ'],
  reload: ['Reload', 'रिलोड गर्नुहोस्'],
})

/** Takes a version that waited since the last visit, and offers one that comes while the page is open. */
export function followVersions(registration: ServiceWorkerRegistration) {
  registration.waiting?.postMessage(TAKE_OVER.ifAlone)
  // With other pages open it goes on waiting.
  setTimeout(() => registration.waiting && offer(registration.waiting), PATIENCE)
  registration.addEventListener('updatefound', () => {
    const { installing } = registration
    installing?.addEventListener('statechange', () => {
      if (installing.state === 'installed' && navigator.serviceWorker.controller) offer(installing)
    })
  })
  lookNowAndThen(registration)
}

/** The browser looks for a new version when a page is opened; an app may stay open for days. */
function lookNowAndThen(registration: ServiceWorkerRegistration) {
  let lookedAt = Date.now()
  document.addEventListener('visibilitychange', () => {
    if (document.hidden || Date.now() - lookedAt < HOUR) return
    lookedAt = Date.now()
    registration.update().catch(() => {})
  })
}

function offer(version: ServiceWorker) {
  const { newVersion, reload } = text(messages)
  toast.show({ text: newVersion, action: { label: reload, onAct: take }, life: LONG })

  function take() {
    const { serviceWorker } = navigator
    serviceWorker.addEventListener('controllerchange', () => window.location.reload(), {
      once: true,
    })
    version.postMessage(TAKE_OVER.now)
  }
}
