import type { Hub } from '@jes/contract/hubs/hubs'
import { PenLine } from 'lucide-react'
import { JoinButton } from '#features/hubs/hubs/JoinButton.tsx'
import { useText } from '#lib/language.ts'
import { useSession } from '#lib/session.ts'
import { LinkButton } from '#ui/LinkButton.tsx'
import { late } from '#ui/late.tsx'
import { messages } from './messages.ts'
import styles from './roomy.module.css'

const MemberActions = late(async () => (await import('./MemberActions.tsx')).MemberActions)

/** What one can do with a hub. */
export function HubActions({ hub }: { hub: Hub }) {
  const text = useText(messages)
  const isMember = useSession((session) => session.isAuthenticated)
  const isIn = hub.joinState === 'member'
  // A visitor who may read may post once logged in.
  const canPost = hub.canPost || (!isMember && hub.canSee)

  return (
    <>
      {isMember && <MemberActions hub={hub} />}
      <JoinButton hub={hub} />
      {canPost && (
        <LinkButton
          href={`/add-post?hub=${encodeURIComponent(hub.name)}`}
          look={isIn ? 'primary' : 'line'}
          className={isIn ? styles.tight : undefined}
          aria-label={text.post}
        >
          <PenLine />
          <span className={isIn ? styles.long : undefined}>{text.post}</span>
        </LinkButton>
      )}
    </>
  )
}
