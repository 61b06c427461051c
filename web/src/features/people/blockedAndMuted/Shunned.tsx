import { MutedHubs } from './MutedHubs.tsx'
import { MutedThreads } from './MutedThreads.tsx'
import { MutedWords } from './MutedWords.tsx'
import { ShunnedPeople } from './ShunnedPeople.tsx'

/** Blocked and muted people, hubs, threads and words. */
export function Shunned() {
  return (
    <>
      <ShunnedPeople list="blocked" />
      <ShunnedPeople list="muted" />
      <MutedWords />
      <MutedHubs />
      <MutedThreads />
    </>
  )
}
