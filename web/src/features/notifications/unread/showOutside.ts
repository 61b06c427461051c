import { inDigits } from '#lib/numbers.ts'
import { useTalkCounts } from '#lib/talkCounts.ts'
import { useUnread } from './unread.ts'

const PREFIX = /^\([\d०-९]+\+?\) /

/** The count outside of the page: in the title of the tab and on the icon of the app. */
export function showOutside() {
  const title = document.querySelector('title')
  // Pages set their own titles; the count is put before each.
  const observer = new MutationObserver(showInTitle)
  if (title) observer.observe(title, { childList: true })
  const stops = [useUnread.subscribe(show), useTalkCounts.subscribe(show)]
  show()

  return () => {
    for (const stop of stops) stop()
    observer.disconnect()
    document.title = document.title.replace(PREFIX, '')
    setBadge(0)
  }

  function show() {
    showInTitle()
    setBadge(countAll())
  }
}

function showInTitle() {
  const count = countAll()
  const name = document.title.replace(PREFIX, '')
  const wanted = count > 0 ? `(${inDigits(count > 99 ? '99+' : String(count))}) ${name}` : name
  if (document.title !== wanted) document.title = wanted
}

/** Unread notifications, and talks with something new. */
function countAll() {
  return Math.max(0, useUnread.getState()) + useTalkCounts.getState().unread
}

/** Not every browser has it, and not everybody allows it. */
function setBadge(count: number) {
  const done = count > 0 ? navigator.setAppBadge?.(count) : navigator.clearAppBadge?.()
  done?.catch(() => {})
}
