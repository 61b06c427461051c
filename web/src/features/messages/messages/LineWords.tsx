import type { Message } from '@jes/contract/messages/messages'
import type { Talk } from '@jes/contract/messages/talks'
import { langOf, useText } from '#lib/language.ts'
import { messages } from './lineMessages.ts'
import { useNameIn } from './useNameIn.ts'

type Props = { message: Pick<Message, 'user' | 'line'>; talk: Talk; className?: string | undefined }

/** What somebody did in the talk, in a sentence. */
export function LineWords({ message: { user, line }, talk, className }: Props) {
  const text = useText(messages)
  const name = useNameIn(talk, user)
  if (!line) return null
  const people = line.people.map(({ displayName }) => displayName)
  const whom = people.length > 0 ? people.join(', ') : text.somebody
  const words =
    line.kind === 'disappearing' ? text[line.after ?? 'off'](name) : text[line.kind](name, whom)
  return (
    <span className={className} lang={langOf(words)}>
      {words}
    </span>
  )
}
