import { LoginLog } from '#features/accounts/loginLog/LoginLog.tsx'
import { SettingSection } from '#features/core/settings/SettingSection.tsx'
import { useText } from '#lib/language.ts'
import { ChangePassword } from './ChangePassword.tsx'
import { Devices } from './Devices.tsx'
import { messages } from './messages.ts'
import { TwoStep } from './TwoStep.tsx'

/** What protects my account, and what shows whether somebody else used it. */
export function Security() {
  const text = useText(messages)
  return (
    <>
      <SettingSection title={text.password}>
        <ChangePassword />
      </SettingSection>
      <SettingSection title={text.twoStep}>
        <TwoStep />
      </SettingSection>
      <SettingSection title={text.devices}>
        <Devices />
      </SettingSection>
      <LoginLog />
    </>
  )
}
