import { notificationApi } from '@jes/contract/notifications/notifications'
import { call } from '#lib/api.ts'
import { onLive, onMissed } from '#lib/live.ts'
import { logProblem } from '#lib/log.ts'
import { useSession } from '#lib/session.ts'
import { raiseFlag } from './newsFlag.ts'
import { showOutside } from './showOutside.ts'
import { forgetUnread, setUnread, useUnread } from './unread.ts'

const POLL = 30_000

/** Counts the unread notifications while somebody is signed in: at once, every half minute, and by events. */
export function watchUnread() {
  let requestedAt = 0
  let changes = 0
  let isHearing = false
  const channel = globalThis.BroadcastChannel && new BroadcastChannel('jes-unread')
  const timer = setInterval(() => document.visibilityState === 'visible' && void ask(), POLL)
  const stops = [
    showOutside(),
    onLive('received', ({ count }) => {
      setUnread(count)
      raiseFlag()
    }),
    onLive('counted', ({ count }) => setUnread(count)),
    onMissed(() => void ask()),
    useUnread.subscribe(postToTabs),
  ]
  if (channel) channel.onmessage = receiveFromTab
  document.addEventListener('visibilitychange', handleShown)
  void ask()

  return () => {
    for (const stop of stops) stop()
    clearInterval(timer)
    document.removeEventListener('visibilitychange', handleShown)
    channel?.close()
    forgetUnread()
  }

  async function ask() {
    const { user, token } = useSession.getState()
    if (!user?._id || !token) return
    const before = changes
    requestedAt = Date.now()
    try {
      const { count } = await call(notificationApi.countUnread, { params: { userId: user._id } })
      // An event during the request is newer.
      if (before === changes && user._id === useSession.getState().user?._id) setUnread(count)
    } catch (error) {
      logProblem('The unread count did not load.', error)
    }
  }

  function handleShown() {
    if (document.visibilityState === 'visible' && Date.now() - requestedAt >= POLL) void ask()
  }

  /** Tabs of one browser show one count; each message has the member, because one tab may be signing in. */
  function postToTabs(count: number) {
    changes++
    if (!isHearing) channel?.postMessage({ userId: useSession.getState().user?._id, count })
  }

  function receiveFromTab({ data }: MessageEvent<{ userId?: string; count: number }>) {
    if (!data.userId || data.userId !== useSession.getState().user?._id) return
    // Passing it on would let two counts that crossed swap places for ever.
    isHearing = true
    setUnread(data.count)
    isHearing = false
  }
}
