import { pushApi } from '@jes/contract/notifications/push'
import { call } from '#lib/api.ts'
import { text } from '#lib/language.ts'
import { useSession } from '#lib/session.ts'
import { findSubscription, isFor, subscribe, toBody, unsubscribe } from './browser.ts'
import { forgetDevice, savedDevice, storeDevice } from './memory.ts'
import { messages } from './messages.ts'

const DAY = 24 * 60 * 60_000

/** The person or the browser refused. */
export class PushRefused extends Error {
  override name = 'PushRefused'
}

/** Only called by a press of a button: browsers ask for the permission now. */
export async function switchOn() {
  const permission = await Notification.requestPermission()
  if (permission !== 'granted') throw new PushRefused(text(messages).notAllowed)
  const { publicKey } = await call(pushApi.list, {})
  return add(publicKey)
}

/** First here, so that nothing more is shown even if the server cannot be reached. */
export async function switchOff(deviceId: string | undefined) {
  forgetDevice()
  await unsubscribe()
  if (deviceId) await call(pushApi.remove, { params: { id: deviceId } })
}

/**
 * Browsers drop subscriptions silently, and people log out and in again: push that was switched on here is on again
 * at the next visit, and a device that was removed from the list is off.
 */
export async function keepInStep(userId: string) {
  const subscription = await findSubscription()
  const saved = savedDevice()
  if (saved?.userId !== userId || Notification.permission !== 'granted') {
    return subscription ? unsubscribe() : undefined
  }
  const isKnown = subscription?.endpoint === saved.endpoint
  if (isKnown && Date.now() - saved.at < DAY) return

  const { publicKey, devices } = await call(pushApi.list, {})
  if (isKnown && !devices.some(({ isThis }) => isThis)) {
    forgetDevice()
    return unsubscribe()
  }
  if (isKnown && isFor(subscription, publicKey)) return storeDevice(userId, saved.endpoint)
  await add(publicKey)
}

async function add(publicKey: string) {
  const subscription = await subscribe(publicKey).catch((error: unknown) => {
    throw new PushRefused(text(messages).noService, { cause: error })
  })
  const { device } = await call(pushApi.add, { body: toBody(subscription) })
  const { user } = useSession.getState()
  if (user) storeDevice(user._id, subscription.endpoint)
  return device
}
