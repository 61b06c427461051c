const LATEST = 3_000

/** Until the page has been drawn and nothing else is to be done. */
export function rest() {
  return new Promise<void>((resolve) => whenIdle(resolve))
}

/** Does what can wait once the page has been drawn and nothing else is to be done; answers how to call it off. */
export function whenIdle(act: () => void) {
  if (!window.requestIdleCallback) {
    const timer = setTimeout(act, 1)
    return () => clearTimeout(timer)
  }
  const handle = window.requestIdleCallback(act, { timeout: LATEST })
  return () => window.cancelIdleCallback(handle)
}
