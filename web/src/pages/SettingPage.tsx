import { useQuery } from '@tanstack/react-query'
import { lazy, type ReactNode, Suspense } from 'react'
import { RequireMember } from '#features/accounts/auth/RequireMember.tsx'
import { PartPending } from '#features/core/settings/PartPending.tsx'
import { SettingLayout } from '#features/core/settings/SettingLayout.tsx'
import { messages } from '#features/core/settings/sectionMessages.ts'
import type { Section } from '#features/core/settings/sections.ts'
import { me } from '#features/core/viewer/me.ts'
import { useText } from '#lib/language.ts'
import { useTitle } from '#lib/title.ts'
import { rest } from '#lib/whenIdle.ts'

// The largest section, and the open one on a desktop: loaded after the page around it.
const ProfileEdit = lazy(async () => {
  await rest()
  return { default: (await import('#features/people/profileEdit/ProfileEdit.tsx')).ProfileEdit }
})
const AccountEdit = lazy(async () => ({
  default: (await import('#features/accounts/account/AccountEdit.tsx')).AccountEdit,
}))
const LanguageAndRegion = lazy(async () => ({
  default: (await import('#features/core/settings/LanguageAndRegion.tsx')).LanguageAndRegion,
}))
const Appearance = lazy(async () => ({
  default: (await import('#features/core/settings/Appearance.tsx')).Appearance,
}))
const DataSaver = lazy(async () => ({
  default: (await import('#features/core/settings/DataSaver.tsx')).DataSaver,
}))
const Autoplay = lazy(async () => ({
  default: (await import('#features/core/settings/Autoplay.tsx')).Autoplay,
}))
const NotificationSettings = lazy(async () => ({
  default: (await import('#features/notifications/notificationSettings/NotificationSettings.tsx'))
    .NotificationSettings,
}))
const QuietHours = lazy(async () => ({
  default: (await import('#features/notifications/notificationSettings/QuietHours.tsx')).QuietHours,
}))
const PushDevices = lazy(async () => ({
  default: (await import('#features/notifications/pushDevices/PushDevices.tsx')).PushDevices,
}))
const Privacy = lazy(async () => ({
  default: (await import('#features/privacy/privacy/Privacy.tsx')).Privacy,
}))
const PrivateAccount = lazy(async () => ({
  default: (await import('#features/people/followRequests/PrivateAccount.tsx')).PrivateAccount,
}))
const Shunned = lazy(async () => ({
  default: (await import('#features/people/blockedAndMuted/Shunned.tsx')).Shunned,
}))
const FollowedHashtags = lazy(async () => ({
  default: (await import('#features/feeds/hashtagFollows/FollowedHashtags.tsx')).FollowedHashtags,
}))
const FeedLearning = lazy(async () => ({
  default: (await import('#features/feeds/learning/FeedLearning.tsx')).FeedLearning,
}))
const Security = lazy(async () => ({
  default: (await import('#features/accounts/security/Security.tsx')).Security,
}))
const Invitations = lazy(async () => ({
  default: (await import('#features/accounts/invitations/Invitations.tsx')).Invitations,
}))
const YourData = lazy(async () => ({
  default: (await import('#features/privacy/dataExport/YourData.tsx')).YourData,
}))
const AccountNotes = lazy(async () => ({
  default: (await import('#features/privacy/dataExport/AccountNotes.tsx')).AccountNotes,
}))

const parts: Record<Section, ReactNode> = {
  profile: <ProfileEdit />,
  account: <AccountEdit />,
  language: <LanguageAndRegion />,
  appearance: <Appearance />,
  saver: (
    <>
      <DataSaver />
      <Autoplay />
    </>
  ),
  notifications: (
    <>
      <PushDevices />
      <NotificationSettings />
      <QuietHours />
    </>
  ),
  privacy: (
    <>
      <PrivateAccount />
      <Privacy />
    </>
  ),
  blocked: (
    <>
      <Shunned />
      <FollowedHashtags />
      <FeedLearning />
    </>
  ),
  security: <Security />,
  invitations: <Invitations />,
  data: <YourData />,
}

export function SettingPage() {
  const text = useText(messages)
  useTitle(text.settings)
  return (
    <RequireMember>
      <SettingLayout notes={<Notes />}>
        {(section) => (
          <Suspense key={section} fallback={<PartPending />}>
            {parts[section]}
          </Suspense>
        )}
      </SettingLayout>
    </RequireMember>
  )
}

function Notes() {
  const user = useQuery(me()).data?.user
  if (!user?.leavesAt && !user?.hasNewRules) return null
  return (
    <Suspense>
      <AccountNotes user={user} />
    </Suspense>
  )
}
