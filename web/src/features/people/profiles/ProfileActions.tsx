import type { Profile } from '@jes/contract/core/users'
import { Suspense } from 'react'
import { ShareButton } from '#features/core/sharing/ShareButton.tsx'
import { profileHref } from '#features/core/users/profileAddress.ts'
import { useText } from '#lib/language.ts'
import { lazyPart } from '#lib/lazyPart.tsx'
import { renderedState } from '#lib/rendered.ts'
import { useSession } from '#lib/session.ts'
import { LinkButton } from '#ui/LinkButton.tsx'
import { late } from '#ui/late.tsx'
import { messages } from './messages.ts'
import styles from './ProfileHead.module.css'

const AnalyticsLink = late(
  async () => (await import('./AnalyticsLink.tsx')).AnalyticsLink,
  <span className={styles.place} />,
)

const OthersActions = lazyPart(async () => (await import('./OthersActions.tsx')).OthersActions)

/** Where the server rendered them they stay: without their code they would go, and what is below would move. */
export function loadRenderedActions() {
  return renderedState() ? OthersActions.load('') : Promise.resolve()
}

/** What one can do with a profile: share it, follow it, or edit it when it is one's own. */
export function ProfileActions({ profile }: { profile: Profile }) {
  const text = useText(messages)
  const isMine = useSession().user?._id === profile._id

  return (
    <>
      {isMine && <AnalyticsLink />}
      <ShareButton
        look="filled"
        path={profileHref(profile.username, 'posts')}
        title={profile.displayName}
      />
      {isMine ? (
        <LinkButton href="/setting#profile" look="line">
          {text.editProfile}
        </LinkButton>
      ) : (
        <Suspense>
          <OthersActions profile={profile} />
        </Suspense>
      )}
    </>
  )
}
