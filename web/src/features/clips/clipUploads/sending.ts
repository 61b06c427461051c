import type { LoadTransport, SendFailure } from './transport.ts'

/** Seconds between retries while the connection is down. */
const DELAYS = [1, 2, 4, 8, 15]
/** Temporary errors of an existing upload: it is locked, or the offset was wrong for a moment. */
const PASSING = [408, 409, 423, 425, 429, 460]
const GONE = [404, 410]

type SendingListener = {
  onSending: () => void
  onUrl: (url: string | null) => void
  onProgress: (bytes: number) => void
  /** The connection is down; it continues by itself. */
  onWaiting: () => void
  /** The server refused: automatic retries are useless. */
  onStuck: (words: string | null) => void
  onDone: () => void
}

type Options = {
  load: LoadTransport
  /** Renews the token; throws if the session has ended. */
  renew: () => Promise<unknown>
  listener: SendingListener
}

/** Sends one file until all of it has arrived, however often the connection breaks. */
export function createSending({ load, renew, listener }: Options) {
  let current: { file: File; url: string | null } | null = null
  let stopJob = () => {}
  let timer: ReturnType<typeof setTimeout> | undefined
  let tries = 0
  /** A reply to an earlier attempt is ignored. */
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
    listener.onSending()
    const transport = await load().catch(() => null)
    if (turn !== mine || !current) return
    if (!transport) return wait()
    const ifMine =
      <Args extends unknown[]>(act: (...args: Args) => void) =>
      (...args: Args) => {
        if (turn === mine) act(...args)
      }
    stopJob = transport.begin({
      ...current,
      onUrl: ifMine(learn),
      onProgress: ifMine((bytes) => {
        tries = 0
        listener.onProgress(bytes)
      }),
      onDone: ifMine(() => {
        stop()
        listener.onDone()
      }),
      onFail: ifMine(handleFailure),
    })
  }

  function learn(url: string | null) {
    current = current && { ...current, url }
    listener.onUrl(url)
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
    listener.onStuck(words)
  }

  function wait() {
    if (!current) return
    const isFirst = tries === 0
    // An error that the first retry fixes is not shown.
    const delay = isFirst && navigator.onLine !== false ? 0 : (DELAYS[tries - 1] ?? DELAYS.at(-1)!)
    if (!isFirst || navigator.onLine === false) listener.onWaiting()
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
    listener.onWaiting()
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
