const LATEST = 3_000

/** Resolves when the page has been rendered and the browser is idle. */
export function rest() {
  return new Promise<void>((resolve) => whenIdle(resolve))
}

/** Runs when the page has been rendered and the browser is idle; returns how to cancel it. */
export function whenIdle(act: () => void) {
  if (!globalThis.requestIdleCallback) {
    const timer = setTimeout(act, 1)
    return () => clearTimeout(timer)
  }
  const handle = requestIdleCallback(act, { timeout: LATEST })
  return () => cancelIdleCallback(handle)
}
