import { useText } from '#lib/language.ts'
import { BellArt } from '#ui/art/BellArt.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { messages } from './messages.ts'

export function NoNotifications() {
  const text = useText(messages)

  return (
    <EmptyState roomy art={<BellArt />} title={text.none}>
      {text.noneSentence}
    </EmptyState>
  )
}
