import { MutedHubs } from './MutedHubs.tsx'
import { MutedThreads } from './MutedThreads.tsx'
import { MutedWords } from './MutedWords.tsx'
import { ShunnedPeople } from './ShunnedPeople.tsx'

/** Whom and what a member does not want to meet. */
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
