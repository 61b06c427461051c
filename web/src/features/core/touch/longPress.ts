import { isForPage } from './gestures.ts'

/** A little before the browser would open its own menu. */
const LONG_MS = 450
/** A finger that moves further scrolls or swipes. */
const STILL_PX = 10
const VIBRATION_MS = 10
/** A click follows the finger that leaves so soon. */
const CLICK_MS = 400
/** In lists a card is one link, comments and messages are short; a whole post stays text that can be selected. */
const HELD = 'article[data-post], #comments article, [data-message]'
/** These have a menu of the browser that people know, but for the link over a whole card, which is the card. */
const OWN = 'a, button, img'
const CARD_LINK = 'h2 > a'

/** A finger held on a card, a comment or a message opens its menu, as the button does. Returns how to stop. */
export function followLongPress() {
  let timer: ReturnType<typeof setTimeout> | undefined
  let from: { x: number; y: number } | null = null
  let isOpened = false
  const passive = { passive: true }
  const first = { capture: true }
  window.addEventListener('touchstart', handleStart, passive)
  window.addEventListener('touchmove', handleMove, passive)
  window.addEventListener('touchend', handleEnd)
  window.addEventListener('touchcancel', forget)
  window.addEventListener('contextmenu', preventIfOpened, first)
  window.addEventListener('click', preventIfOpened, first)

  return () => {
    forget()
    window.removeEventListener('touchstart', handleStart)
    window.removeEventListener('touchmove', handleMove)
    window.removeEventListener('touchend', handleEnd)
    window.removeEventListener('touchcancel', forget)
    window.removeEventListener('contextmenu', preventIfOpened, first)
    window.removeEventListener('click', preventIfOpened, first)
  }

  function handleStart({ touches, target }: TouchEvent) {
    forget()
    isOpened = false
    const [touch] = touches
    const held = heldBy(target)
    if (!touch || touches.length > 1 || !held) return
    from = { x: touch.clientX, y: touch.clientY }
    timer = setTimeout(() => open(held), LONG_MS)
  }

  function open({ card, button }: Held) {
    // Safari would show a preview of the link.
    card.style.setProperty('-webkit-touch-callout', 'none')
    button.click()
    navigator.vibrate?.(VIBRATION_MS)
    isOpened = true
  }

  function handleMove({ touches: [touch] }: TouchEvent) {
    if (!touch || !from) return
    if (Math.hypot(touch.clientX - from.x, touch.clientY - from.y) > STILL_PX) forget()
  }

  function handleEnd() {
    forget()
    timer = setTimeout(() => {
      isOpened = false
    }, CLICK_MS)
  }

  /** The same press must not open the browser's menu, nor the card when the finger leaves it. */
  function preventIfOpened(event: Event) {
    if (!isOpened || (event.target instanceof Element && event.target.closest('[role=menu]')))
      return
    event.preventDefault()
    event.stopPropagation()
  }

  function forget() {
    clearTimeout(timer)
    from = null
  }
}

type Held = { card: HTMLElement; button: HTMLElement }

function heldBy(target: EventTarget | null): Held | null {
  if (!(target instanceof Element) || !isForPage(target)) return null
  if (target.closest(OWN)?.matches(CARD_LINK) === false) return null
  const card = target.closest<HTMLElement>(HELD)
  const button = card?.querySelector<HTMLElement>('button[aria-haspopup=menu]')
  return card && button ? { card, button } : null
}
