import type { Hub } from '@jes/contract/hubs'
import { useText } from '#lib/language.ts'
import { LockArt } from '#ui/art/LockArt.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { messages } from './insideMessages.ts'

/** What stands where an outsider of a private hub would look for posts. */
export function HubOutside({ hub }: { hub: Hub }) {
  const text = useText(messages)

  return (
    <EmptyState art={<LockArt />} title={text.privateTitle}>
      {hub.joinState === 'requested' ? text.askedSentence : text.privateSentence}
    </EmptyState>
  )
}
