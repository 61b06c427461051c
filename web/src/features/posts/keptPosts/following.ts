import { findRule, isAnythingKept } from '#features/core/offline/keptStore.ts'
import { storeOwner } from '#features/core/offline/storing.ts'
import { type Settled, TABS } from '#features/core/postActions/tabs.ts'
import { useLine } from '#lib/line.ts'
import { usePreferences } from '#lib/preferences.ts'
import { updateKept } from './kept.ts'

const HOUR = 60 * 60_000
const UPDATED_FOR = 6 * HOUR
/** Several bookmarks of a moment are one update. */
const DELAY = 5_000

let isFollowing = false

/**
 * Keeps up to date what is kept: now and when the connection is back, once in six hours, and after each new bookmark.
 * In data saver it waits until somebody asks for it.
 */
export function followKept(onFailure: (error: unknown) => void) {
  if (isFollowing) return
  isFollowing = true
  let timer: ReturnType<typeof setTimeout> | undefined
  void updateIfOld().catch(onFailure)
  useLine.subscribe(({ line }) => {
    if (line === 'up') void updateIfOld().catch(onFailure)
  })
  document.addEventListener('visibilitychange', () => {
    if (!document.hidden) void updateIfOld().catch(onFailure)
  })
  new BroadcastChannel(TABS).addEventListener('message', ({ data }: MessageEvent<Settled>) => {
    if (data.known.isBookmarked === undefined || data.userId !== storeOwner()) return
    clearTimeout(timer)
    timer = setTimeout(() => void updateIfOld(0).catch(onFailure), DELAY)
  })
}

export async function updateIfOld(mostAge = UPDATED_FOR) {
  const owner = storeOwner()
  const { dataSaver } = usePreferences.getState()
  if (!owner || dataSaver || useLine.getState().line === 'cut') return
  const rule = await findRule(owner)
  if (isAnythingKept(rule) && Date.now() - rule.updatedAt >= mostAge) await updateKept()
}
