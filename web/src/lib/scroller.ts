/** The scroll container of a list: its panel, or the page. */
export function scrollerOf(element: Element) {
  return element.closest('[data-scroller]') ?? document.documentElement
}

/** Hears every scroll of it. */
export function onScroll(scroller: Element, listener: () => void) {
  const target = scroller === document.documentElement ? window : scroller
  target.addEventListener('scroll', listener, { passive: true })
  return () => target.removeEventListener('scroll', listener)
}
