/**
 * Waits until no other tab does the same, and holds the lock until the signal aborts. `onBusy` is called when another
 * tab has the lock now.
 */
export async function holdAlone(name: string, signal: AbortSignal, onBusy: () => void) {
  // Old browsers have no locks; two tabs at once are then only slower.
  if (!navigator.locks) return
  if (await hold(name, signal, { ifAvailable: true })) return
  onBusy()
  if (!signal.aborted) await hold(name, signal, { signal })
}

function hold(name: string, over: AbortSignal, options: LockOptions) {
  return new Promise<boolean>((resolve, reject) => {
    function keep(lock: Lock | null) {
      resolve(lock !== null)
      if (!lock || over.aborted) return undefined
      return new Promise<void>((release) => {
        over.addEventListener('abort', () => release(), { once: true })
      })
    }
    navigator.locks.request(name, options, keep).catch(reject)
  })
}
