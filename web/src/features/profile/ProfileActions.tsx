import type { Profile } from '@jes/contract/users'
import { FollowButton } from '#features/follows/FollowButton.tsx'
import { ReportButton } from '#features/reports/ReportButton.tsx'
import { ShareButton } from '#features/sharing/ShareButton.tsx'
import { profileHref } from '#features/users/profileAddress.ts'
import { useText } from '#lib/language.ts'
import { useSession } from '#lib/session.ts'
import { LinkButton } from '#ui/LinkButton.tsx'
import { messages } from './messages.ts'

/** What one can do with a profile: share it, follow it, or edit it when it is one's own. */
export function ProfileActions({ profile }: { profile: Profile }) {
  const text = useText(messages)
  const isMine = useSession().user?._id === profile._id

  return (
    <>
      <ShareButton
        look="filled"
        path={profileHref(profile.username, 'posts')}
        title={profile.displayName}
      />
      {isMine ? (
        <LinkButton href="/setting" look="line">
          {text.editProfile}
        </LinkButton>
      ) : (
        <>
          <ReportButton subject={{ kind: 'user', id: profile._id }} />
          <FollowButton user={profile} isFollowed={profile.relationship?.following === true} />
        </>
      )}
    </>
  )
}
