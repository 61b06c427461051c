import { currentPlace, navigate } from '#lib/history.ts'
import { usePreferences } from '#lib/preferences.ts'
import { useSession } from '#lib/session.ts'
import { useOpenModals } from '#ui/openModals.ts'
import { controlOf, currentItem, stepItem } from './items.ts'
import { PAGES } from './shortcuts.ts'

type Key = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'isComposing'> & {
  target: EventTarget | null
}

/** In these the keys are text, or have a meaning of their own. */
const TYPED = 'input, textarea, select, [contenteditable], [role=menu], [role=listbox]'
const OF_ITEM = ['u', 'd', 'b', 's', 'o', 'r', 'c']
/** After `g` so much time is left for the second key. */
const SECOND_KEY_MS = 1500

let wentAt = Number.NEGATIVE_INFINITY

/** Does what a key of the page means; returns whether it meant something. */
export function pressKey(event: Key, now: number, openSheet: () => void): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return false
  if (event.target instanceof Element && event.target.closest(TYPED)) return false
  if (useOpenModals.getState().length > 0 || !usePreferences.getState().singleKeys) return false
  const isSecond = now - wentAt < SECOND_KEY_MS
  wentAt = Number.NEGATIVE_INFINITY
  if (isSecond) return goTo(event.key)
  return act(event.key, now, openSheet)
}

function act(key: string, now: number, openSheet: () => void) {
  if (key === 'g') wentAt = now
  else if (key === '?') openSheet()
  else if (key === 'j' || key === 'k') return hasOwnSteps() ? false : stepItem(key === 'j' ? 1 : -1)
  else if (key === 'n') navigate('/add-post')
  else if (key === '/') focusSearch()
  else return press(key)
  return true
}

/** Clips have their own next and previous. */
function hasOwnSteps() {
  return currentPlace().pathname.startsWith('/jesclips')
}

/** The control of the current post or comment; `r` replies, or opens the comments where nothing can be replied to. */
function press(key: string) {
  const item = currentItem()
  const control = OF_ITEM.includes(key)
    ? item && controlOf(item, key)
    : key === '.' && controlOf(document, key)
  if (!control) return false
  control.click()
  return true
}

function goTo(key: string) {
  const username = useSession.getState().user?.username
  const to = key === 'u' ? (username ? `/je/${username}` : '/login') : PAGES[key]
  if (to) navigate(to)
  return to !== undefined
}

function focusSearch() {
  const field = document.querySelector<HTMLInputElement>('[role=search] input')
  if (!field?.checkVisibility()) return navigate('/search')
  field.focus()
  field.select()
}
