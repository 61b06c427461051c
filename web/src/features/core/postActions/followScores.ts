import type { LiveEvents } from '@jes/contract/live/live'
import type { QueryClient } from '@tanstack/react-query'
import { onLive, watchScores } from '#lib/live.ts'
import { useSession } from '#lib/session.ts'
import { changePost } from './cache.ts'
import { type Settled, TABS } from './tabs.ts'

/** Scrolling passes posts faster than the server accepts updates. */
const PAUSE = 2_000

/** Keeps the votes on this page current: whoever votes, and in whichever tab. */
export function followScores(client: QueryClient) {
  const tabs = new BroadcastChannel(TABS)
  tabs.onmessage = ({ data }: MessageEvent<Settled>) => {
    if (data.userId === useSession.getState().user?._id)
      changePost(client, data.id, (now) => ({ ...now, ...data.known }))
  }
  const stops = [
    watchCards(watchScores),
    onLive('voted', ({ ad }: LiveEvents['voted']) => {
      if (ad) changePost(client, ad._id, (now) => ({ ...now, ...ad }))
    }),
    () => tabs.close(),
  ]
  return () => {
    for (const stop of stops) stop()
  }
}

/** Reports now and then which posts are in sight; none while the page is hidden. */
export function watchCards(say: (postIds: string[]) => void) {
  const inSight = new Set<Element>()
  const screen = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) {
      if (isIntersecting) inSight.add(target)
      else inSight.delete(target)
    }
    plan()
  })
  const page = new MutationObserver(plan)
  let said = ''
  let timer: ReturnType<typeof setTimeout> | undefined
  page.observe(document.body, { childList: true, subtree: true })
  document.addEventListener('visibilitychange', look)
  look()

  return () => {
    clearTimeout(timer)
    screen.disconnect()
    page.disconnect()
    document.removeEventListener('visibilitychange', look)
    say([])
  }

  function plan() {
    timer ??= setTimeout(look, PAUSE)
  }

  function look() {
    clearTimeout(timer)
    timer = undefined
    for (const card of document.querySelectorAll('[data-post]')) screen.observe(card)
    for (const card of inSight) if (!card.isConnected) forget(card)
    const ids = document.hidden
      ? []
      : [...inSight].map((card) => (card as HTMLElement).dataset.post!)
    if (ids.join() !== said) say(ids)
    said = ids.join()
  }

  function forget(card: Element) {
    screen.unobserve(card)
    inSight.delete(card)
  }
}
