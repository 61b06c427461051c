import { hubMention } from '@jes/contract/core/hubMention'
import type { UserSummary } from '@jes/contract/core/users'
import type { HubSummary } from '@jes/contract/hubs/hubs'
import type { Suggestions } from '@jes/contract/search/search'
import { useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { useDebounced } from '#lib/useDebounced.ts'
import { suggestionsFor } from './api.ts'
import { type Trigger, triggerAt } from './trigger.ts'

export type Suggestion =
  | { key: string; insert: string; user: UserSummary }
  | { key: string; insert: string; tag: string; count: number }
  | { key: string; insert: string; hub: HubSummary }

type Picked = { start: number; end: number; text: string }

const DELAY = 150
const MOST = 6

/** Suggestions of people, hubs and hashtags while typing, chosen by arrow keys and Enter or by a tap. */
export function useSuggestions(text: string, onPick: (picked: Picked) => void) {
  const listId = useId()
  const [caret, setCaret] = useState<number | null>(null)
  const [active, setActive] = useState(0)
  /** Where Escape was pressed: there it stays closed. */
  const [dismissedAt, setDismissedAt] = useState<number>()

  const trigger = caret === null ? null : triggerAt(text, caret)
  const typed = trigger && trigger.start !== dismissedAt ? trigger.mark + trigger.query : null
  const asked = useDebounced(typed, DELAY)
  const { data, isPlaceholderData } = useQuery(suggestionsFor(asked))
  const all = typed && trigger && data ? optionsOf(data, trigger) : []
  // Suggestions for earlier letters stay only if they still match: Enter must not pick by surprise.
  const isOld = isPlaceholderData || asked !== typed
  const options = isOld ? all.filter((option) => beginsWith(option, typed ?? '')) : all
  const isOpen = options.length > 0
  const current = Math.min(active, options.length - 1)

  function follow(area: HTMLTextAreaElement) {
    const isPoint = area.selectionStart === area.selectionEnd
    setCaret(isPoint ? area.selectionStart : null)
  }

  function pick(option: Suggestion | undefined) {
    if (!option || !trigger) return
    const isSpaced = /^\s/.test(text.slice(trigger.end))
    onPick({
      start: trigger.start,
      end: trigger.end,
      text: isSpaced ? option.insert : `${option.insert} `,
    })
    setActive(0)
  }

  /** True when the list has handled the key. */
  function handleKey(event: KeyboardEvent) {
    if (!isOpen || event.isComposing || event.ctrlKey || event.metaKey) return false
    if (event.key === 'ArrowDown') setActive((current + 1) % options.length)
    else if (event.key === 'ArrowUp') setActive((current || options.length) - 1)
    else if (event.key === 'Escape') setDismissedAt(trigger?.start)
    else if (event.key === 'Enter' || event.key === 'Tab') pick(options[current])
    else return false
    event.preventDefault()
    event.stopPropagation()
    return true
  }

  return {
    options,
    active: current,
    /** The position of the list in the text. */
    at: isOpen ? (trigger?.start ?? null) : null,
    listId,
    pick,
    follow,
    close: () => setCaret(null),
    handleKey,
    control: {
      'aria-autocomplete': 'list' as const,
      'aria-controls': isOpen ? listId : undefined,
      'aria-activedescendant': isOpen ? optionId(listId, current) : undefined,
    },
  }
}

export function optionId(listId: string, index: number) {
  return `${listId}-${index}`
}

function beginsWith({ insert }: Suggestion, typed: string) {
  return insert.toLowerCase().startsWith(typed.toLowerCase())
}

function optionsOf(found: Suggestions, { mark }: Trigger): Suggestion[] {
  switch (mark) {
    case '@':
      return found.users
        .slice(0, MOST)
        .map((user) => ({ key: user._id, insert: `@${user.username}`, user }))
    case '#':
      return found.hashtags
        .slice(0, MOST)
        .map(({ tag, count }) => ({ key: tag, insert: `#${tag}`, tag, count }))
    case 'j/':
      // A private hub is linked only in its own posts.
      return found.jehubs
        .filter(({ isPrivate }) => !isPrivate)
        .map((hub) => ({ key: hub._id, insert: hubMention(hub.name), hub }))
  }
}
