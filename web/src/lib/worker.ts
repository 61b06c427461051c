import { WORKER } from '@jes/contract/site/worker'
import { trustedUrl } from './trustedUrl.ts'

/** Starts the service worker, which is one for everything. */
export async function startWorker() {
  await navigator.serviceWorker.register(trustedUrl(WORKER))
  return navigator.serviceWorker.ready
}
