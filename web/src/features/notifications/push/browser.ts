import type { PushSubscription as Subscription } from '@jes/contract/notifications/push'
import { startWorker } from '#lib/worker.ts'

/** Why this browser can or cannot show push messages. */
export type Support = 'able' | 'insecure' | 'install' | 'none'

export function supportHere(): Support {
  if (!window.isSecureContext) return 'insecure'
  const canPush = 'serviceWorker' in navigator && 'PushManager' in window
  if (canPush && 'Notification' in window) return 'able'
  return isInSafariOfPhone() ? 'install' : 'none'
}

/** Apple allows it for an app on the home screen, but not for a page in the browser. */
function isInSafariOfPhone() {
  const { userAgent, maxTouchPoints } = navigator
  const isApple =
    /iPhone|iPad|iPod/.test(userAgent) || (/Macintosh/.test(userAgent) && maxTouchPoints > 1)
  return isApple && !window.matchMedia('(display-mode: standalone)').matches
}

/** The worker, if it was started before. */
export async function findWorker() {
  return navigator.serviceWorker.getRegistration('/')
}

export async function findSubscription() {
  return (await (await findWorker())?.pushManager.getSubscription()) ?? null
}

/** The subscription of this browser for the server's key; one for another key is useless. */
export async function subscribe(publicKey: string) {
  const { pushManager } = await startWorker()
  const saved = await pushManager.getSubscription()
  if (saved && isFor(saved, publicKey)) return saved
  await saved?.unsubscribe()
  return pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: publicKey })
}

/** The server has deleted it, or never had it. */
export async function unsubscribe() {
  await (await findSubscription())?.unsubscribe()
  await closeShown()
}

/** Closes the messages that have been read. */
export async function closeShown() {
  for (const shown of (await (await findWorker())?.getNotifications()) ?? []) shown.close()
}

export function isFor({ options }: PushSubscription, publicKey: string) {
  const key = new Uint8Array(options.applicationServerKey ?? new ArrayBuffer(0))
  const text = btoa(String.fromCharCode(...key))
  return text.replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '') === publicKey
}

/** As the endpoint takes it. */
export function toBody(subscription: PushSubscription) {
  return subscription.toJSON() as Subscription
}
