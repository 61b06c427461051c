import { useQuery } from '@tanstack/react-query'
import { type RefObject, useId, useState } from 'react'
import { suggestionsFor } from '#features/core/suggestionList/api.ts'
import { navigate } from '#lib/history.ts'
import { useSession } from '#lib/session.ts'
import { useDebounced } from '#lib/useDebounced.ts'
import { type Offer, offersOf, recentOffers } from './offers.ts'
import { addRecent, clearRecents, recentsOf, removeRecent } from './recents.ts'

const DELAY = 150
const none: Offer[] = []

/** The suggestions under a search box, and the keys for them. Until an arrow is pressed, Enter searches the typed text. */
export function useOffers(field: RefObject<HTMLInputElement | null>) {
  const listId = useId()
  const account = useSession(({ user }) => user?._id ?? null)
  const [value, setValue] = useState('')
  const [isOpen, setIsOpen] = useState(false)
  const [active, setActive] = useState(-1)
  const [recents, setRecents] = useState(() => recentsOf(account))
  const typed = value.trim()
  const asked = useDebounced(typed, DELAY)
  const { data } = useQuery(suggestionsFor(isOpen && typed && asked ? asked : null))
  const offers = typed ? (data ? offersOf(data) : none) : recentOffers(recents)
  const isShown = isOpen && offers.length > 0
  const current = Math.min(active, offers.length - 1)

  function follow(text: string) {
    setValue(text)
    setActive(-1)
  }

  function open() {
    setRecents(recentsOf(account))
    setIsOpen(true)
  }

  function close() {
    setIsOpen(false)
    setActive(-1)
  }

  function write(text: string) {
    if (field.current) field.current.value = text
    follow(text)
  }

  function remember(words: string) {
    if (words) setRecents(addRecent(account, words))
  }

  function forget(words: string) {
    setRecents(removeRecent(account, words))
    setActive(-1)
  }

  function pick(offer: Offer) {
    if (offer.kind === 'clear') return setRecents(clearRecents(account))
    write('words' in offer ? offer.words : '')
    close()
    field.current?.blur()
    if (!('words' in offer)) return navigate(offer.href)
    remember(offer.words)
    navigate(`/search?${new URLSearchParams({ q: offer.words })}`)
  }

  /** True when the list has handled the key. */
  function handleKey(event: KeyboardEvent) {
    if (event.isComposing || event.ctrlKey || event.metaKey || event.altKey) return false
    const offer = isShown ? offers[current] : undefined
    if (event.key === 'ArrowDown' && !isOpen) open()
    else if (!isShown) return false
    else if (event.key === 'ArrowDown') setActive(current + 1 < offers.length ? current + 1 : -1)
    else if (event.key === 'ArrowUp') setActive(current < 0 ? offers.length - 1 : current - 1)
    else if (event.key === 'Escape') close()
    else if (event.key === 'Enter' && offer) pick(offer)
    else if (event.key === 'Delete' && offer?.kind === 'recent') forget(offer.words)
    else return false
    event.preventDefault()
    return true
  }

  return {
    value,
    offers: isShown ? offers : none,
    active: current,
    listId,
    /** The field is empty: these are earlier searches. */
    areRecent: !typed,
    follow,
    write,
    open,
    close,
    pick,
    remember,
    forget,
    handleKey,
    control: {
      'aria-expanded': String(isShown),
      'aria-controls': isShown ? listId : undefined,
      'aria-activedescendant': isShown && current >= 0 ? optionId(listId, current) : undefined,
    },
  }
}

export function optionId(listId: string, index: number) {
  return `${listId}-${index}`
}
