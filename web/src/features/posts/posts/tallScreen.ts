import { afterAll, vi } from 'vitest'

/** The page of a test has no height; a windowed list needs one to know what is near. */
export function standBeforeTallScreen() {
  vi.spyOn(document.documentElement, 'clientHeight', 'get').mockReturnValue(5_000)
  const offsetParent = { configurable: true, get: () => document.body }
  Object.defineProperty(HTMLElement.prototype, 'offsetParent', offsetParent)
  afterAll(() => Reflect.deleteProperty(HTMLElement.prototype, 'offsetParent'))
  vi.stubGlobal('ResizeObserver', ObserverOfOnce)
}

class ObserverOfOnce implements ResizeObserver {
  readonly #tell: ResizeObserverCallback

  constructor(tell: ResizeObserverCallback) {
    this.#tell = tell
  }

  observe(target: Element) {
    const entry = { target, contentRect: { width: 600, height: 400 } } as ResizeObserverEntry
    queueMicrotask(() => this.#tell([entry], this))
  }

  unobserve() {}
  disconnect() {}
}
