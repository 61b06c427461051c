import type { PeopleList } from '@jes/contract/feeds/peopleLists'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { suggestionsFor } from '#features/core/suggestionList/api.ts'
import { UserRow } from '#features/core/users/UserRow.tsx'
import { placeOnList } from '#features/people/listPicker/api.ts'
import { useText } from '#lib/language.ts'
import { useDebounced } from '#lib/useDebounced.ts'
import { Finder } from '#ui/Finder.tsx'
import { IconButton } from '#ui/IconButton.tsx'
import styles from './peopleLists.module.css'
import { messages } from './peopleMessages.ts'

const PAUSE = 250
const LIMIT = 60

/** Finds people by their names, each with a button that puts them on the list. */
export function AddPeople({ list }: { list: PeopleList }) {
  const text = useText(messages)
  const client = useQueryClient()
  const [typed, setTyped] = useState('')
  const words = typed.trim().replace(/^@/, '')
  const asked = useDebounced(words ? `@${words}` : null, PAUSE)
  const { data } = useQuery(suggestionsFor(asked))
  const found = words && asked ? data?.users : undefined

  function add(userId: string) {
    setTyped('')
    void placeOnList(client, { list, userId, isOn: true })
  }

  return (
    <>
      <Finder label={text.findPeople} words={typed} limit={LIMIT} onChange={setTyped} />
      {found?.length === 0 && (
        <p role="status" className={styles.nobodyFound}>
          {text.nobodyFound}
        </p>
      )}
      {found && found.length > 0 && (
        <ul aria-label={text.found} className={styles.found}>
          {found.map((user) => (
            <li key={user._id}>
              <UserRow user={user}>
                <IconButton label={text.add(user.displayName)} onClick={() => add(user._id)}>
                  <Plus />
                </IconButton>
              </UserRow>
            </li>
          ))}
        </ul>
      )}
    </>
  )
}
