import { notificationApi } from '@jes/contract/notifications/notifications'
import { call } from '#lib/api.ts'
import { onLive, onMissed } from '#lib/live.ts'
import { logProblem } from '#lib/log.ts'
import { useSession } from '#lib/session.ts'
import { raiseFlag } from './newsFlag.ts'
import { showOutside } from './showOutside.ts'
import { forgetUnread, setUnread, useUnread } from './unread.ts'

const POLL = 30_000

/** Counts what is unread for as long as somebody is signed in: at once, every half minute, and as it is told. */
export function watchUnread() {
  let askedAt = 0
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
    useUnread.subscribe(tellTabs),
  ]
  if (channel) channel.onmessage = hearTab
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
    askedAt = Date.now()
    try {
      const { count } = await call(notificationApi.countUnread, { params: { userId: user._id } })
      // What was told or read while the answer was on its way is newer.
      if (before === changes && user._id === useSession.getState().user?._id) setUnread(count)
    } catch (error) {
      logProblem('The unread count did not load.', error)
    }
  }

  function handleShown() {
    if (document.visibilityState === 'visible' && Date.now() - askedAt >= POLL) void ask()
  }

  /** Tabs of one browser show one count; each says whose it is, for one may be signing in anew. */
  function tellTabs(count: number) {
    changes++
    if (!isHearing) channel?.postMessage({ userId: useSession.getState().user?._id, count })
  }

  function hearTab({ data }: MessageEvent<{ userId?: string; count: number }>) {
    if (!data.userId || data.userId !== useSession.getState().user?._id) return
    // Said on, two counts that crossed each other would change places for ever.
    isHearing = true
    setUnread(data.count)
    isHearing = false
  }
}
