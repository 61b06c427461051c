import { ComingSoon } from '#features/clips/ComingSoon.tsx'
import { messages } from '#features/clips/messages.ts'
import { useText } from '#lib/language.ts'
import { useTitle } from '#lib/title.ts'

export function ClipsPage() {
  const text = useText(messages)
  useTitle(text.clips)

  return <ComingSoon />
}
