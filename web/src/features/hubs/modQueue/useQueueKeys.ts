import type { QueueItem } from '@jes/contract/hubs/moderation'
import { type RefObject, useEffect, useEffectEvent } from 'react'
import type { ItemAction } from './itemAction.ts'
import { meaningOf, stepFrom } from './queueKeys.ts'

type ListRef = RefObject<HTMLElement | null>

/** Letters act only on the focused card; J and K also enter the list from the page. */
export function useQueueKeys(
  place: ListRef,
  items: readonly QueueItem[],
  onAction: (item: QueueItem, action: ItemAction) => void,
) {
  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    const meaning = meaningOf(event)
    const target = event.target as HTMLElement
    const isInside = place.current?.contains(target) === true
    if (!meaning || (!isInside && target !== document.body)) return
    const at = items.findIndex(({ _id }) => cardOf(target)?.dataset.item === _id)
    if (meaning === 'next' || meaning === 'previous') {
      event.preventDefault()
      const next = stepFrom(at, meaning, items.length)
      return focusItem(place, next === null ? undefined : items[next])
    }
    const item = items[at]
    // On one of its buttons letters have no meaning: only the card itself reacts.
    if (!item?.canDecide || target !== cardOf(target)) return
    event.preventDefault()
    onAction(item, meaning)
  })

  useEffect(() => {
    const listener = (event: KeyboardEvent) => handleKey(event)
    document.addEventListener('keydown', listener)
    return () => document.removeEventListener('keydown', listener)
  }, [])
}

export function focusItem(place: ListRef, item: QueueItem | undefined) {
  if (!item) return
  const card = place.current?.querySelector<HTMLElement>(`[data-item="${item._id}"]`)
  card?.focus({ preventScroll: true })
  card?.scrollIntoView({ block: 'nearest' })
}

function cardOf(target: HTMLElement) {
  return target.closest<HTMLElement>('[data-item]')
}
