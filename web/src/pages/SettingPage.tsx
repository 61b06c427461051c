import { lazy, Suspense } from 'react'
import { RequireMember } from '#features/auth/RequireMember.tsx'
import { ChangePassword } from '#features/security/ChangePassword.tsx'
import { Devices } from '#features/security/Devices.tsx'
import { TwoStep } from '#features/security/TwoStep.tsx'
import { Account } from '#features/settings/Account.tsx'
import { Appearance } from '#features/settings/Appearance.tsx'
import { DataSaver } from '#features/settings/DataSaver.tsx'
import { LanguageAndRegion } from '#features/settings/LanguageAndRegion.tsx'
import { Leave } from '#features/settings/Leave.tsx'
import { messages } from '#features/settings/messages.ts'
import { PlacePending } from '#features/settings/PlacePending.tsx'
import { SettingSection } from '#features/settings/SettingSection.tsx'
import { TypingHelpSwitch } from '#features/settings/TypingHelpSwitch.tsx'
import { useText } from '#lib/language.ts'
import { useTitle } from '#lib/title.ts'
import { rest } from '#lib/whenIdle.ts'
import { PageHeader } from '#ui/PageHeader.tsx'

// Far down the page, a long table and a browser to ask: they come when all else is there.
const NotificationSettings = lazy(async () => {
  await rest()
  return {
    default: (await import('#features/notificationSettings/NotificationSettings.tsx'))
      .NotificationSettings,
  }
})
const PushDevices = lazy(async () => {
  await rest()
  return { default: (await import('#features/pushDevices/PushDevices.tsx')).PushDevices }
})

export function SettingPage() {
  const text = useText(messages)
  useTitle(text.settings)
  return (
    <RequireMember>
      <PageHeader title={text.settings} back="/" />
      <Appearance />
      <LanguageAndRegion />
      <TypingHelpSwitch />
      <DataSaver />
      <Suspense fallback={pending(text.notifications, 'table')}>
        <NotificationSettings />
      </Suspense>
      <Suspense fallback={pending(text.push, 'switch')}>
        <PushDevices />
      </Suspense>
      <Account />
      <SettingSection title={text.password}>
        <ChangePassword />
      </SettingSection>
      <SettingSection title={text.devices}>
        <Devices />
      </SettingSection>
      <SettingSection title={text.twoStep}>
        <TwoStep />
      </SettingSection>
      <Leave />
    </RequireMember>
  )
}

function pending(title: string, of: 'table' | 'switch') {
  return (
    <SettingSection title={title}>
      <PlacePending of={of} />
    </SettingSection>
  )
}
