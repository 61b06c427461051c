import type { KeyboardEvent } from 'react'

/** The button that an arrow leads to, as the buttons stand on the screen. */
export function targetIn(event: KeyboardEvent<HTMLElement>) {
  const buttons = [...event.currentTarget.querySelectorAll('button')]
  const at = buttons.indexOf(document.activeElement as HTMLButtonElement)
  const current = buttons[at]
  if (!current) return undefined
  if (event.key === 'ArrowRight') return buttons[at + 1]
  if (event.key === 'ArrowLeft') return buttons[at - 1]
  if (event.key === 'Home') return buttons[0]
  if (event.key === 'End') return buttons.at(-1)
  if (event.key === 'ArrowDown') return nearest(buttons.slice(at + 1), current)
  if (event.key === 'ArrowUp') return nearest(buttons.slice(0, at).reverse(), current)
  return undefined
}

/** Of the next row the one that stands closest. */
function nearest(buttons: HTMLButtonElement[], current: HTMLButtonElement) {
  const from = current.getBoundingClientRect()
  const first = buttons.find((button) => button.getBoundingClientRect().top !== from.top)
  if (!first) return undefined
  const { top } = first.getBoundingClientRect()
  const distance = (button: HTMLButtonElement) =>
    Math.abs(button.getBoundingClientRect().left - from.left)
  return buttons
    .filter((button) => button.getBoundingClientRect().top === top)
    .toSorted((one, other) => distance(one) - distance(other))[0]
}
