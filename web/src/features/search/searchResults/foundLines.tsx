import type { SearchPage } from '@jes/contract/search/search'
import { useText } from '#lib/language.ts'
import { FoundLine } from './FoundLine.tsx'
import { messages } from './lineMessages.ts'

type Groups = Pick<SearchPage, 'inOtherWords' | 'firstSimilar'>

/** The line that stands before a post of the first page, if one does: in other words, or only similar. */
export function useFoundLines(page: Groups | undefined) {
  const text = useText(messages)

  return (id: string) => {
    if (page?.inOtherWords?.first === id)
      return <FoundLine title={text.inOtherWords} why={page.inOtherWords.words.join(', ')} />
    return page?.firstSimilar === id ? (
      <FoundLine title={text.similar} why={text.similarWhy} />
    ) : null
  }
}
