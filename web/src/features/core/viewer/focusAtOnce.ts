/** As a ref: what has just appeared takes the focus that the pressed button left behind. */
export function focusAtOnce(element: HTMLElement | null) {
  element?.focus()
}
