import { useState } from 'react'
import { HubDirectory } from '#features/hubs/HubDirectory.tsx'
import { messages } from '#features/hubs/listMessages.ts'
import { useText } from '#lib/language.ts'
import { useSearchParams } from '#lib/router.tsx'
import { useTitle } from '#lib/title.ts'
import { Finder } from '#ui/Finder.tsx'
import { PageHeader } from '#ui/PageHeader.tsx'

export function HubsPage() {
  const text = useText(messages)
  const [search, setSearch] = useSearchParams()
  // The router moves in a transition, too late for a field that is being typed in.
  const [words, setWords] = useState(search.get('q') ?? '')
  useTitle(text.title)

  function find(typed: string) {
    setWords(typed)
    setSearch(typed ? { q: typed } : {}, { replace: true })
  }

  return (
    <>
      <PageHeader title={text.title} />
      <Finder label={text.search} words={words} limit={50} onChange={find} />
      <HubDirectory words={words} onShowAll={() => find('')} />
    </>
  )
}
