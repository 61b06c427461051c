import type { Socket } from 'socket.io-client'
import { ApiError, withToken } from './api.ts'
import type { LiveConnection, LiveListener } from './liveTypes.ts'
import { useSession } from './session.ts'

const FIRST_WAIT = 1_000
const LONGEST_WAIT = 30_000
/** When the server missed events, everybody refetches: not all at the same moment. */
const SPREAD = 3_000
/** The server accepts 20 calls in ten seconds. */
const MOST_OPENED = 17

/** The socket itself. An expired token is renewed, a broken connection is retried. */
export function openSocket(userId: string, listener: LiveListener): LiveConnection {
  let socket: Socket | null = null
  let watched = new Set<string>()
  let inSight: string[] = []
  let isClosed = false
  let failures = 0
  let timer: ReturnType<typeof setTimeout> | undefined
  let shown: string | null = null

  window.addEventListener('online', connect)
  window.addEventListener('offline', rest)
  void begin()

  return {
    watch(postIds, scores = []) {
      const wanted = new Set(postIds)
      for (const id of watched) if (!wanted.has(id)) say('closePost', id)
      for (const id of wanted) if (!watched.has(id)) say('openPost', id)
      watched = wanted
      if (scores.join() === inSight.join()) return
      inSight = scores
      say('watchScores', inSight)
    },
    emit: say,
    close() {
      isClosed = true
      clearTimeout(timer)
      window.removeEventListener('online', connect)
      window.removeEventListener('offline', rest)
      socket?.disconnect()
    },
  }

  async function begin() {
    try {
      const { io } = await import('socket.io-client')
      if (isClosed) return
      socket = io({
        autoConnect: false,
        transports: ['websocket', 'polling'],
        tryAllTransports: true,
        auth: showToken,
        reconnectionDelay: FIRST_WAIT,
        reconnectionDelayMax: LONGEST_WAIT,
        randomizationFactor: 0.5,
      })
    } catch {
      return later(begin)
    }
    socket.on('connect', handleConnect)
    // The library calls its own retries active; a refusal it leaves to us.
    socket.on('connect_error', (error) => !socket?.active && handleRefusal(error))
    socket.on('disconnect', (why) => why === 'io server disconnect' && later(connect))
    socket.onAny((event, payload) => {
      if (event === 'missed') soon(() => listener.missed())
      else if (event === 'announced') soon(() => listener.receive(event, payload))
      else listener.receive(event, payload)
    })
    connect()
  }

  function showToken(show: (auth: { token: string | null }) => void) {
    shown = useSession.getState().token
    show({ token: shown })
  }

  function connect() {
    clearTimeout(timer)
    if (navigator.onLine && !isClosed) socket?.connect()
  }

  /** Offline there is nothing to try; `online` wakes it. */
  function rest() {
    clearTimeout(timer)
    socket?.disconnect()
  }

  function handleConnect() {
    failures = 0
    say('joinRoom', userId)
    for (const id of [...watched].slice(-MOST_OPENED)) say('openPost', id)
    if (inSight.length > 0) say('watchScores', inSight)
    listener.missed()
  }

  /** An expired token is renewed at once; after a second refusal it waits. */
  function handleRefusal({ message }: Error) {
    if (message !== 'unauthorized') later(connect)
    else if (failures > 1) later(renew)
    else {
      failures++
      void renew()
    }
  }

  async function renew() {
    try {
      await withToken(async (token) => {
        if (token === shown) throw new ApiError(401, { code: 'unauthenticated' })
      })
      connect()
    } catch {
      later(renew)
    }
  }

  function later(act: () => void) {
    clearTimeout(timer)
    if (isClosed) return
    const wait = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** failures++)
    timer = setTimeout(act, wait * (0.5 + Math.random()))
  }

  /** What is sent to everybody at once is not answered by everybody at once. */
  function soon(act: () => void) {
    setTimeout(() => !isClosed && act(), Math.random() * SPREAD)
  }

  /** What cannot be sent now is dropped: joining is sent again with every connection. */
  function say(event: string, sent: unknown) {
    if (socket?.connected) socket.emit(event, sent)
  }
}
