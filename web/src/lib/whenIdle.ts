const LATEST = 3_000

/** Resolves when the page has been rendered and the browser is idle. */
export function rest() {
  return new Promise<void>((resolve) => whenIdle(resolve))
}

/** Runs when the page has been rendered and the browser is idle; returns how to cancel it. */
export function whenIdle(act: () => void) {
  if (!window.requestIdleCallback) {
    const timer = setTimeout(act, 1)
    return () => clearTimeout(timer)
  }
  const handle = window.requestIdleCallback(act, { timeout: LATEST })
  return () => window.cancelIdleCallback(handle)
}
