import { useQuery } from '@tanstack/react-query'
import { lazy, type ReactNode, Suspense } from 'react'
import { me } from '#features/auth/me.ts'
import { RequireMember } from '#features/auth/RequireMember.tsx'
import { PartPending } from '#features/settings/PartPending.tsx'
import { SettingLayout } from '#features/settings/SettingLayout.tsx'
import { messages } from '#features/settings/sectionMessages.ts'
import type { Section } from '#features/settings/sections.ts'
import { useText } from '#lib/language.ts'
import { useTitle } from '#lib/title.ts'
import { rest } from '#lib/whenIdle.ts'

// The largest part, and the one that stands open on a desk: it comes when the page around it is there.
const ProfileEdit = lazy(async () => {
  await rest()
  return { default: (await import('#features/profileEdit/ProfileEdit.tsx')).ProfileEdit }
})
const AccountEdit = lazy(async () => ({
  default: (await import('#features/accountEdit/AccountEdit.tsx')).AccountEdit,
}))
const LanguageAndRegion = lazy(async () => ({
  default: (await import('#features/settings/LanguageAndRegion.tsx')).LanguageAndRegion,
}))
const Appearance = lazy(async () => ({
  default: (await import('#features/settings/Appearance.tsx')).Appearance,
}))
const DataSaver = lazy(async () => ({
  default: (await import('#features/settings/DataSaver.tsx')).DataSaver,
}))
const Autoplay = lazy(async () => ({
  default: (await import('#features/settings/Autoplay.tsx')).Autoplay,
}))
const NotificationSettings = lazy(async () => ({
  default: (await import('#features/notificationSettings/NotificationSettings.tsx'))
    .NotificationSettings,
}))
const PushDevices = lazy(async () => ({
  default: (await import('#features/pushDevices/PushDevices.tsx')).PushDevices,
}))
const Privacy = lazy(async () => ({
  default: (await import('#features/privacy/Privacy.tsx')).Privacy,
}))
const Shunned = lazy(async () => ({
  default: (await import('#features/shunned/Shunned.tsx')).Shunned,
}))
const Security = lazy(async () => ({
  default: (await import('#features/security/Security.tsx')).Security,
}))
const YourData = lazy(async () => ({
  default: (await import('#features/yourData/YourData.tsx')).YourData,
}))
const AccountNotes = lazy(async () => ({
  default: (await import('#features/yourData/AccountNotes.tsx')).AccountNotes,
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
    </>
  ),
  privacy: <Privacy />,
  blocked: <Shunned />,
  security: <Security />,
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
