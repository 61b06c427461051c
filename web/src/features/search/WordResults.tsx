import type { Kind } from './kinds.ts'
import { SearchResults } from './SearchResults.tsx'
import { SearchTabs } from './SearchTabs.tsx'

type Props = { words: string; kind: Kind }

/** What was found, of one kind or of all. */
export function WordResults({ words, kind }: Props) {
  return (
    <>
      <SearchTabs words={words} current={kind} />
      <SearchResults words={words} kind={kind} />
    </>
  )
}
