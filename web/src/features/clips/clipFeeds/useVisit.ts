import { useState } from 'react'
import type { Visit } from '#features/clips/clips/api.ts'
import { feedNamed } from '#features/clips/clips/feedPath.ts'
import { useParams, usePlace, useSearchParams } from '#lib/router.tsx'
import { recallVisit } from './visits.ts'

type Opened = { visit: Visit; clip: string | null; placeKey: string }

/** A new address is a new list, unless it only follows the clip; Back finds the list that was left. */
export function useVisit(): Opened {
  const { key, move } = usePlace()
  const { id = null } = useParams()
  const [search] = useSearchParams()
  const [opened, setOpened] = useState(open)
  const onlyFollows = move === 'replace' && id !== null
  if (key === opened.placeKey || onlyFollows) return opened

  const next = open()
  setOpened(next)
  return next

  function open(): Opened {
    const left = move === 'pop' ? recallVisit(key) : undefined
    // The page may come from the server, which does not know the name of the history entry.
    const visitKey = move === 'first' ? 'first' : key
    const visit = left?.visit ?? { key: visitKey, feed: feedNamed(search.get('feed')), start: id }
    return { visit, clip: left?.clip ?? null, placeKey: key }
  }
}
