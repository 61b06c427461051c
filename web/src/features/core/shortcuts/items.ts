/** Posts and comments of the page, also the ones inside a list that renders only what is near. */
const ITEMS = 'main article'
/** What lies under the page's own header counts as passed. */
const HEADER_PX = 64

/** The post or comment that has the focus, or on its own page the post itself. */
export function currentItem(): HTMLElement | null {
  const focused = document.activeElement?.closest<HTMLElement>(ITEMS)
  return focused ?? document.querySelector('h1')?.closest<HTMLElement>(ITEMS) ?? null
}

/** Moves the focus one item on or back; from an item that was scrolled away, to the first on the screen. */
export function stepItem(by: 1 | -1): boolean {
  const items = [...document.querySelectorAll<HTMLElement>(ITEMS)]
  const focused = document.activeElement?.closest<HTMLElement>(ITEMS)
  const at = focused && isOnScreen(focused) ? items.indexOf(focused) + by : firstOnScreen(items)
  const item = items[at]
  if (item) focusItem(item)
  return item !== undefined
}

function firstOnScreen(items: HTMLElement[]) {
  return items.findIndex((item) => item.getBoundingClientRect().top >= HEADER_PX)
}

function isOnScreen(item: HTMLElement) {
  const { top, bottom } = item.getBoundingClientRect()
  return bottom > 0 && top < window.innerHeight
}

/** The link of its title, so that Enter opens it; a comment itself. */
function focusItem(item: HTMLElement) {
  const target = controlOf(item, 'o') ?? item.querySelector<HTMLElement>('h1') ?? item
  target.focus({ preventScroll: true })
  item.scrollIntoView({ block: 'nearest' })
}

/** The control that says of itself that this key presses it. */
export function controlOf(root: ParentNode, key: string) {
  return root.querySelector<HTMLElement>(`[aria-keyshortcuts~="${CSS.escape(key)}"]`)
}
