import { inDigits } from '#lib/numbers.ts'
import { useUnread } from './unread.ts'

const PREFIX = /^\([\d०-९]+\+?\) /

/** The count outside of the page: in the title of the tab and on the icon of the app. */
export function showOutside() {
  const title = document.querySelector('title')
  // Pages set their own titles; the count is put before each.
  const observer = new MutationObserver(showInTitle)
  if (title) observer.observe(title, { childList: true })
  const stop = useUnread.subscribe(show)
  show()

  return () => {
    stop()
    observer.disconnect()
    document.title = document.title.replace(PREFIX, '')
    setBadge(0)
  }

  function show() {
    showInTitle()
    setBadge(useUnread.getState())
  }
}

function showInTitle() {
  const count = useUnread.getState()
  const name = document.title.replace(PREFIX, '')
  const wanted = count > 0 ? `(${inDigits(count > 99 ? '99+' : String(count))}) ${name}` : name
  if (document.title !== wanted) document.title = wanted
}

/** Not every browser has it, and not everybody allows it. */
function setBadge(count: number) {
  const done = count > 0 ? navigator.setAppBadge?.(count) : navigator.clearAppBadge?.()
  done?.catch(() => {})
}
