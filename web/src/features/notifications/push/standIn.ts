import { vi } from 'vitest'

export const SERVER_KEY = 'AQID'
const KEY_BYTES = new Uint8Array([1, 2, 3]).buffer

type Held = Pick<PushSubscription, 'endpoint' | 'toJSON' | 'unsubscribe'> & {
  options: { applicationServerKey: ArrayBuffer }
}

/** Mocks the push API, which the browser of the tests does not have. */
export function standInForPush({
  permission = 'granted' as NotificationPermission,
  endpoint = null as string | null,
  key = KEY_BYTES as ArrayBuffer,
} = {}) {
  let held = endpoint === null ? null : hold(endpoint, key)
  const requestPermission = vi.fn(async () => permission)
  const pushManager = {
    getSubscription: async () => held,
    subscribe: vi.fn(async () => {
      held = hold('https://push.example/new', KEY_BYTES)
      return held
    }),
  }
  const registration = { pushManager, getNotifications: async () => [] }
  const serviceWorker = {
    getRegistration: async () => registration,
    register: vi.fn(async () => registration),
    ready: Promise.resolve(registration),
    addEventListener: () => {},
    removeEventListener: () => {},
  }
  function hold(endpoint: string, applicationServerKey: ArrayBuffer): Held {
    return {
      endpoint,
      options: { applicationServerKey },
      toJSON: () => ({ endpoint, keys: { p256dh: 'p', auth: 'a' } }),
      unsubscribe: async () => {
        held = null
        return true
      },
    }
  }

  vi.stubGlobal('isSecureContext', true)
  vi.stubGlobal('PushManager', class {})
  vi.stubGlobal('Notification', { permission, requestPermission })
  Object.defineProperty(navigator, 'serviceWorker', { value: serviceWorker, configurable: true })
  return {
    requestPermission,
    subscribe: pushManager.subscribe,
    endpoint: () => held?.endpoint ?? null,
  }
}

export function withoutPush() {
  vi.unstubAllGlobals()
  Reflect.deleteProperty(navigator, 'serviceWorker')
}
