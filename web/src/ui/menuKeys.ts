import type { KeyboardEvent } from 'react'

/** The item a key leads to: arrows wrap around, Home and End go to the ends, a letter to its word. */
export function targetOf(event: KeyboardEvent<HTMLElement>) {
  const items = itemsOf(event.currentTarget)
  const current = items.indexOf(document.activeElement as HTMLElement)
  if (event.key === 'Home') return items[0]
  if (event.key === 'End') return items.at(-1)
  if (event.key === 'ArrowDown') return items[(current + 1) % items.length]
  if (event.key === 'ArrowUp') return items.at(current > 0 ? current - 1 : -1)
  if (event.ctrlKey || event.metaKey || event.altKey || event.key === ' ') return undefined
  if ([...event.key].length > 1) return undefined
  return beginningWith(event.key, [...items.slice(current + 1), ...items.slice(0, current + 1)])
}

export function itemsOf(menu: HTMLElement) {
  return [...menu.querySelectorAll<HTMLElement>('[role^="menuitem"]:not(:disabled)')]
}

function beginningWith(letter: string, items: HTMLElement[]) {
  return items.find((item) =>
    item.textContent?.trim().toLowerCase().startsWith(letter.toLowerCase()),
  )
}
