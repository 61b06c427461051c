/** As a ref: a new element takes the focus that the pressed button lost. */
export function focusAtOnce(element: HTMLElement | null) {
  element?.focus()
}
