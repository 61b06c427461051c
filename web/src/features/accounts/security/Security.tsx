import { useQuery } from '@tanstack/react-query'
import { LoginLog } from '#features/accounts/loginLog/LoginLog.tsx'
import { ProviderWays } from '#features/accounts/oidc/ProviderWays.tsx'
import { Passkeys } from '#features/accounts/passkeys/Passkeys.tsx'
import { phoneState } from '#features/accounts/phone/api.ts'
import { RunningRecovery } from '#features/accounts/twoFactor/RunningRecovery.tsx'
import { TrustedDevices } from '#features/accounts/twoFactor/TrustedDevices.tsx'
import { EmailWay } from '#features/accounts/waysIn/EmailWay.tsx'
import { PasswordWay } from '#features/accounts/waysIn/PasswordWay.tsx'
import { PhoneWay } from '#features/accounts/waysIn/PhoneWay.tsx'
import { WaysIn } from '#features/accounts/waysIn/WaysIn.tsx'
import { SettingSection } from '#features/core/settings/SettingSection.tsx'
import { me } from '#features/core/viewer/me.ts'
import { useText } from '#lib/language.ts'
import { Devices } from './Devices.tsx'
import { messages } from './messages.ts'
import { TwoStep } from './TwoStep.tsx'

/** What protects my account, and what shows whether somebody else used it. */
export function Security() {
  const text = useText(messages)
  const own = useQuery(me())
  const phone = useQuery(phoneState())
  return (
    <>
      <WaysIn>
        {own.data && (
          <>
            {(phone.data?.isOn || own.data.user.phone) && <PhoneWay user={own.data.user} />}
            <EmailWay user={own.data.user} />
            <ProviderWays />
            <PasswordWay user={own.data.user} />
          </>
        )}
      </WaysIn>
      <Passkeys />
      <SettingSection title={text.twoStep}>
        <RunningRecovery />
        <TwoStep />
        <TrustedDevices />
      </SettingSection>
      <SettingSection title={text.devices}>
        <Devices />
      </SettingSection>
      <LoginLog />
    </>
  )
}
