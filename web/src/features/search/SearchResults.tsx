import { useQuery } from '@tanstack/react-query'
import { HubList } from '#features/hubs/HubList.tsx'
import { HubRowsPending } from '#features/hubs/HubRowsPending.tsx'
import { hubsFound } from '#features/hubs/lists.ts'
import { userOf } from '#features/users/api.ts'
import { UserRow } from '#features/users/UserRow.tsx'
import { usernameIn } from '#features/users/usernameIn.ts'
import { FailedState } from '#ui/FailedState.tsx'
import type { Kind } from './kinds.ts'
import { NothingFound } from './NothingFound.tsx'

type Props = { words: string; kind: Kind }

/** People by their username, hubs by their words. */
export function SearchResults({ words, kind }: Props) {
  const username = usernameIn(words)
  const wantsPerson = username !== null && (kind === 'all' || kind === 'people')
  const wantsHubs = kind === 'all' || kind === 'hubs'
  const person = useQuery({ ...userOf(username ?? ''), enabled: wantsPerson })
  const hubs = useQuery({ ...hubsFound(words), enabled: wantsHubs })
  const found = wantsHubs ? (hubs.data ?? []) : []

  if (person.isLoading || hubs.isLoading) return <HubRowsPending rows={3} />
  const failed = [person, hubs].find(({ isError }) => isError)
  if (failed?.error)
    return <FailedState reason={failed.error.message} onRetry={() => void failed.refetch()} />
  if (!person.data && found.length === 0) return <NothingFound words={words} />

  return (
    <>
      {wantsPerson && person.data && <UserRow user={person.data} />}
      <HubList hubs={found} />
    </>
  )
}
