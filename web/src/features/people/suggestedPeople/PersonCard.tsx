import type { SuggestedUser } from '@jes/contract/feeds/explore'
import { useQueryClient } from '@tanstack/react-query'
import { X } from 'lucide-react'
import { UserFace } from '#features/core/users/UserFace.tsx'
import { FollowButton } from '#features/people/follows/FollowButton.tsx'
import { useText } from '#lib/language.ts'
import { useSession } from '#lib/session.ts'
import { IconButton } from '#ui/IconButton.tsx'
import { Txt } from '#ui/Txt.tsx'
import { messages } from './messages.ts'
import styles from './PersonCard.module.css'
import { passOver } from './passOver.ts'
import { whyOf } from './whyOf.ts'

/** A suggested person, and why. A dismissed one is not suggested again. */
export function PersonCard({ user }: { user: SuggestedUser }) {
  const text = useText(messages)
  const client = useQueryClient()
  const isMember = useSession((session) => session.isAuthenticated)
  const why = whyOf(user.why)

  return (
    <article className={styles.card}>
      <UserFace user={user} roomy />
      <Txt as="p" className={styles.why}>
        {why}
      </Txt>
      <FollowButton user={user} isFollowed={user.isFollowed === true} isInList />
      {isMember && (
        <IconButton
          label={text.pass(user.displayName)}
          className={styles.pass}
          onClick={() => passOver(client, user)}
        >
          <X />
        </IconButton>
      )}
    </article>
  )
}
