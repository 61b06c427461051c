import type { HubSummary } from '@jes/contract/hubs/hubs'
import { useQuery } from '@tanstack/react-query'
import { type KeyboardEvent, useId, useState } from 'react'
import { myHubs } from '#features/core/hubAccess/api.ts'
import { hubsFound } from '#features/hubs/hubs/lists.ts'
import { useText } from '#lib/language.ts'
import { useDebounced } from '#lib/useDebounced.ts'
import { FailedState } from '#ui/FailedState.tsx'
import { Sheet } from '#ui/Sheet.tsx'
import { choicesOf } from './choicesOf.ts'
import { HubOption } from './HubOption.tsx'
import styles from './HubSheet.module.css'
import { messages } from './listMessages.ts'

const DELAY = 200
const LONGEST = 50
const none: HubSummary[] = []

type Props = {
  open: boolean
  value: string | null
  onPick: (hubId: string | null) => void
  onClose: () => void
}

/** My hubs first, recently used ones at the top; typing searches all others too. */
export function HubSheet({ open, value, onPick, onClose }: Props) {
  const text = useText(messages)
  const listId = useId()
  const [words, setWords] = useState('')
  const [active, setActive] = useState(0)
  const mine = useQuery(myHubs())
  const { data: found = none } = useQuery(hubsFound(useDebounced(words.trim(), DELAY)))
  const choices = choicesOf({ words, mine: mine.data?.jehubs ?? none, found })
  const current = Math.min(active, choices.length - 1)

  function handleKey(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing) return
    if (event.key === 'ArrowDown') setActive((current + 1) % choices.length)
    else if (event.key === 'ArrowUp') setActive((current || choices.length) - 1)
    else if (event.key === 'Enter' && choices.length > 0) onPick(choices[current]?._id ?? null)
    else if (event.key !== 'Enter') return
    event.preventDefault()
  }

  return (
    <Sheet open={open} onClose={onClose} label={text.choose}>
      <input
        data-autofocus
        type="search"
        role="combobox"
        aria-expanded="true"
        aria-controls={listId}
        aria-autocomplete="list"
        aria-activedescendant={choices.length > 0 ? `${listId}-${current}` : undefined}
        aria-label={text.search}
        placeholder={text.search}
        autoComplete="off"
        maxLength={LONGEST}
        value={words}
        className={styles.search}
        onKeyDown={handleKey}
        onChange={(event) => {
          setWords(event.target.value)
          setActive(0)
        }}
      />
      {mine.isError && !mine.data && (
        <FailedState reason={mine.error.message} onRetry={() => void mine.refetch()} />
      )}
      <div id={listId} role="listbox" aria-label={text.choose} className={styles.list}>
        {choices.map((hub, index) => (
          <HubOption
            key={hub?._id ?? 'public'}
            id={`${listId}-${index}`}
            hub={hub}
            isActive={index === current}
            isChosen={(hub?._id ?? null) === value}
            onPick={() => onPick(hub?._id ?? null)}
          />
        ))}
      </div>
      {choices.length === 0 && (
        <p role="status" className={styles.none}>
          {text.none(words.trim())}
        </p>
      )}
    </Sheet>
  )
}
