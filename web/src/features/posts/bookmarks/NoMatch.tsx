import { useText } from '#lib/language.ts'
import { SearchArt } from '#ui/art/SearchArt.tsx'
import { Button } from '#ui/Button.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { messages } from './messages.ts'

type Props = { words: string; onShowAll: () => void }

export function NoMatch({ words, onShowAll }: Props) {
  const text = useText(messages)

  return (
    <EmptyState
      art={<SearchArt />}
      title={text.noMatch(words)}
      action={<Button onClick={onShowAll}>{text.showAll}</Button>}
    >
      {text.noMatchSentence}
    </EmptyState>
  )
}
