import type { UserSummary } from '@jes/contract/core/users'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { suggestionsFor } from '#features/core/suggestionList/api.ts'
import { useText } from '#lib/language.ts'
import { useSession } from '#lib/session.ts'
import { useDebounced } from '#lib/useDebounced.ts'
import { Checkbox } from '#ui/Checkbox.tsx'
import { Finder } from '#ui/Finder.tsx'
import styles from './group.module.css'
import { messages } from './messages.ts'

const PAUSE_MS = 250
const LONGEST_NAME = 50

type Props = {
  chosen: UserSummary[]
  onChange: (chosen: UserSummary[]) => void
  /** The ids of those who are in the group already. */
  without?: string[]
}

/** Chooses people by their names; those who are chosen stay in sight. */
export function PeoplePicker({ chosen, onChange, without = [] }: Props) {
  const text = useText(messages)
  const me = useSession(({ user }) => user?._id)
  const [typed, setTyped] = useState('')
  const words = useDebounced(typed.trim(), PAUSE_MS)
  const { data } = useQuery(suggestionsFor(words ? `@${words}` : null))
  const isChosen = ({ _id }: UserSummary) => chosen.some((one) => one._id === _id)
  const found = (words ? (data?.users ?? []) : []).filter(
    (user) => user._id !== me && !without.includes(user._id) && !isChosen(user),
  )

  function toggle(user: UserSummary) {
    onChange(isChosen(user) ? chosen.filter(({ _id }) => _id !== user._id) : [...chosen, user])
  }

  return (
    <div className={styles.picker}>
      <Finder label={text.findPeople} words={typed} limit={LONGEST_NAME} onChange={setTyped} />
      <p className={styles.hint} role="status">
        {chosen.length > 0 ? text.chosen(chosen.length) : text.askedFirst}
        {words && data && found.length === 0 && ` · ${text.nobody}`}
      </p>
      <ul className={styles.people}>
        {[...chosen, ...found].map((user) => (
          <li key={user._id}>
            <Checkbox
              label={`${user.displayName} @${user.username}`}
              checked={isChosen(user)}
              onChange={() => toggle(user)}
            />
          </li>
        ))}
      </ul>
    </div>
  )
}
