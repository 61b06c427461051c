import type { LoadTransport, SendFailure } from './transport.ts'

/** Seconds between one try and the next while the line is down. */
const DELAYS = [1, 2, 4, 8, 15]
/** Of an upload that the server has: somebody else is at it, or it lost count for a moment. */
const PASSING = [408, 409, 423, 425, 429, 460]
const GONE = [404, 410]

type Ears = {
  onSending: () => void
  onUrl: (url: string | null) => void
  onProgress: (bytes: number) => void
  /** The line is down; it goes on by itself. */
  onWaiting: () => void
  /** The server said no: trying again by itself is no use. */
  onStuck: (words: string | null) => void
  onDone: () => void
}

type Options = {
  load: LoadTransport
  /** Gets a new token; a session that is over is no longer. */
  renew: () => Promise<unknown>
  ears: Ears
}

/** Sends one file until all of it has arrived, however often the line breaks. */
export function createSending({ load, renew, ears }: Options) {
  let current: { file: File; url: string | null } | null = null
  let stopJob = () => {}
  let timer: ReturnType<typeof setTimeout> | undefined
  let tries = 0
  /** An answer to an earlier try comes too late. */
  let turn = 0

  function start(file: File, url: string | null) {
    stop()
    current = { file, url }
    window.addEventListener('online', handleOnline)
    window.addEventListener('offline', handleOffline)
    void go()
  }

  async function go() {
    const mine = ++turn
    clearTimeout(timer)
    ears.onSending()
    const transport = await load().catch(() => null)
    if (turn !== mine || !current) return
    if (!transport) return wait()
    const ifMine =
      <Told extends unknown[]>(act: (...args: Told) => void) =>
      (...args: Told) => {
        if (turn === mine) act(...args)
      }
    stopJob = transport.begin({
      ...current,
      onUrl: ifMine(learn),
      onProgress: ifMine((bytes) => {
        tries = 0
        ears.onProgress(bytes)
      }),
      onDone: ifMine(() => {
        stop()
        ears.onDone()
      }),
      onFail: ifMine(handleFailure),
    })
  }

  function learn(url: string | null) {
    current = current && { ...current, url }
    ears.onUrl(url)
  }

  function handleFailure({ status, words }: SendFailure) {
    const url = current?.url ?? null
    if (status === 401) return void renew().then(wait, wait)
    if (url && GONE.includes(status)) {
      learn(null)
      return wait()
    }
    if (status === 0 || status >= 500 || (url && PASSING.includes(status))) return wait()
    stop()
    ears.onStuck(words)
  }

  function wait() {
    if (!current) return
    const isFirst = tries === 0
    // What is mended by asking once more is not worth a word.
    const delay = isFirst && navigator.onLine !== false ? 0 : (DELAYS[tries - 1] ?? DELAYS.at(-1)!)
    if (!isFirst || navigator.onLine === false) ears.onWaiting()
    tries += 1
    clearTimeout(timer)
    timer = setTimeout(go, delay * 1000)
  }

  function handleOnline() {
    tries = 0
    halt()
    void go()
  }

  function handleOffline() {
    halt()
    ears.onWaiting()
  }

  function halt() {
    turn += 1
    clearTimeout(timer)
    stopJob()
    stopJob = () => {}
  }

  function stop() {
    halt()
    current = null
    tries = 0
    window.removeEventListener('online', handleOnline)
    window.removeEventListener('offline', handleOffline)
  }

  return { start, stop }
}
