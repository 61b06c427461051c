import type { Hub, JoinState } from '@jes/contract/hubs/hubs'
import { useText } from '#lib/language.ts'
import { LockArt } from '#ui/art/LockArt.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { messages } from './insideMessages.ts'

/** In a private hub, for outsiders, instead of the posts. */
export function HubOutside({ hub }: { hub: Hub }) {
  const text = useText(messages)
  // Whoever is banned cannot ask.
  const sentences: Partial<Record<JoinState, string>> = {
    requested: text.askedSentence,
    invited: text.invitedSentence,
    banned: text.membersSee,
  }

  return (
    <EmptyState art={<LockArt />} title={text.privateTitle}>
      {sentences[hub.joinState] ?? text.privateSentence}
    </EmptyState>
  )
}
