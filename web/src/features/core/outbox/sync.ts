import { OUTBOX_SYNC } from '@jes/contract/site/worker'

type SyncRegistration = ServiceWorkerRegistration & {
  sync?: { register: (tag: string) => Promise<void> }
}

/** Where the browser can, its worker sends what waits once there is a connection, though no page is open then. */
export function requestSync() {
  void navigator.serviceWorker
    ?.getRegistration()
    .then((registration) =>
      (registration as SyncRegistration | undefined)?.sync?.register(OUTBOX_SYNC),
    )
    // The browser does not allow it: the next visit sends.
    .catch(() => {})
}
