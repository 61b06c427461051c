import type { BrowserContext, Page, Worker } from '@playwright/test'

type Shown = { title: string; body: string; tag: string; lang: string; silent: boolean | null }
type Message = {
  id: string | null
  title: string
  body: string
  path: string
  tag: string
  badge: number
  lang: string
}

/**
 * A headless browser has no push service, and some may never show a notification. This mocks these two parts of the
 * browser and counts how often it would have asked the person.
 */
export async function withPushService(context: BrowserContext) {
  await context.grantPermissions(['notifications'])
  await context.addInitScript(() => {
    if (window.location.protocol === 'about:') return
    const KEPT = 'browser-subscription'
    const ASKED = 'browser-asked'
    const base64url = (bytes: ArrayBuffer | Uint8Array) =>
      btoa(String.fromCharCode(...new Uint8Array(bytes as ArrayBuffer)))
        .replaceAll('+', '-')
        .replaceAll('/', '_')
        .replace(/=+$/, '')
    const bytesOf = (text: string) =>
      Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (c) => c.charCodeAt(0))

    const toSubscription = (saved: { endpoint: string; keys: object; serverKey: string }) => ({
      endpoint: saved.endpoint,
      options: { applicationServerKey: bytesOf(saved.serverKey).buffer },
      toJSON: () => ({ endpoint: saved.endpoint, expirationTime: null, keys: saved.keys }),
      unsubscribe: async () => {
        localStorage.removeItem(KEPT)
        return true
      },
    })
    const find = () => {
      const saved = localStorage.getItem(KEPT)
      return saved ? toSubscription(JSON.parse(saved)) : null
    }
    Object.assign(PushManager.prototype, {
      getSubscription: async () => find(),
      async subscribe({ applicationServerKey }: { applicationServerKey: string }) {
        const curve = { name: 'ECDH', namedCurve: 'P-256' }
        const pair = await crypto.subtle.generateKey(curve, true, ['deriveBits'])
        const p256dh = base64url(await crypto.subtle.exportKey('raw', pair.publicKey))
        const auth = base64url(crypto.getRandomValues(new Uint8Array(16)))
        const endpoint = `https://push.invalid/${crypto.randomUUID()}`
        const saved = { endpoint, keys: { p256dh, auth }, serverKey: applicationServerKey }
        localStorage.setItem(KEPT, JSON.stringify(saved))
        return find()
      },
    })
    Object.defineProperty(Notification, 'permission', {
      get: () => (localStorage.getItem(ASKED) ? 'granted' : 'default'),
    })
    Notification.requestPermission = async () => {
      localStorage.setItem(ASKED, String(Number(localStorage.getItem(ASKED) ?? 0) + 1))
      return 'granted'
    }
  })
}

/** How often the browser asked the person. */
export function timesAsked(page: Page) {
  return page.evaluate(() => Number(localStorage.getItem('browser-asked') ?? 0))
}

export function subscriptionIn(page: Page) {
  return page.evaluate(() => localStorage.getItem('browser-subscription'))
}

/** The service worker of the page, once it runs, with a place to show notifications. */
export async function workerOf(page: Page) {
  const context = page.context()
  const worker = context.serviceWorkers()[0] ?? (await context.waitForEvent('serviceworker'))
  await page.evaluate(() => navigator.serviceWorker.ready)
  await worker.evaluate(() => {
    const scope = globalThis as unknown as { registration: ServiceWorkerRegistration }
    if (Notification.permission === 'granted') return
    const shown: object[] = []
    scope.registration.showNotification = async (title, options) => {
      const notification = { title, ...options, close: () => shown.splice(0) }
      shown.splice(0, shown.length, notification)
    }
    scope.registration.getNotifications = async () => shown as Notification[]
    // Without an icon to put a badge on, a worker would crash here.
    navigator.setAppBadge = async () => {}
  })
  return worker
}

/** Delivers a message to the worker as the browser does for its push service. */
export async function deliver(page: Page, message: Message) {
  const devTools = await page.context().newCDPSession(page)
  const found = new Promise<string>((resolve) => {
    devTools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      if (registrations[0]) resolve(registrations[0].registrationId)
    })
  })
  await devTools.send('ServiceWorker.enable')
  await devTools.send('ServiceWorker.deliverPushMessage', {
    origin: new URL(page.url()).origin,
    registrationId: await found,
    data: JSON.stringify(message),
  })
}

/** The notifications on the screen of the device. */
export function shownBy(worker: Worker): Promise<Shown[]> {
  return worker.evaluate(async () => {
    const scope = globalThis as unknown as { registration: ServiceWorkerRegistration }
    const shown = await scope.registration.getNotifications()
    return shown.map(({ title, body, tag, lang, silent }) => ({ title, body, tag, lang, silent }))
  })
}

/** Presses the shown notification. Only a browser can make the event that a worker may wait with. */
export async function press(worker: Worker) {
  await worker.evaluate(async () => {
    const scope = globalThis as unknown as { registration: ServiceWorkerRegistration }
    const [notification] = await scope.registration.getNotifications()
    const waiting: unknown[] = []
    const waitUntil = (work: unknown) => waiting.push(work)
    const event = Object.assign(new Event('notificationclick'), { notification, waitUntil })
    globalThis.dispatchEvent(event)
    await Promise.all(waiting)
  })
}
