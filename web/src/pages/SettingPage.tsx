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
import { SettingSection } from '#features/settings/SettingSection.tsx'
import { useText } from '#lib/language.ts'
import { useTitle } from '#lib/title.ts'
import { PageHeader } from '#ui/PageHeader.tsx'

export function SettingPage() {
  const text = useText(messages)
  useTitle(text.settings)
  return (
    <RequireMember>
      <PageHeader title={text.settings} back="/" />
      <Appearance />
      <LanguageAndRegion />
      <DataSaver />
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
