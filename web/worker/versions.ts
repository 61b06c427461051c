import { TAKE_OVER } from '@jes/contract/site/worker'
import { pages } from './pages.ts'

declare const self: ServiceWorkerGlobalScope

/** A new version waits until somebody asks for it, or until a page starts that is the only one. */
self.addEventListener('message', (event) => {
  if (event.data === TAKE_OVER.now) event.waitUntil(self.skipWaiting())
  if (event.data === TAKE_OVER.ifAlone) event.waitUntil(takeOverIfAlone())
})

async function takeOverIfAlone() {
  if ((await pages()).length <= 1) await self.skipWaiting()
}
