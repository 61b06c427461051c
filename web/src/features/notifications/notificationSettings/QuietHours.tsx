import type { QuietHours as Hours } from '@jes/contract/core/settings'
import { useQuery } from '@tanstack/react-query'
import { SaveSign } from '#features/core/settings/SaveSign.tsx'
import { SettingRow } from '#features/core/settings/SettingRow.tsx'
import { SettingSection } from '#features/core/settings/SettingSection.tsx'
import { useStoreSettings } from '#features/core/settings/storeSettings.ts'
import { me } from '#features/core/viewer/me.ts'
import { useText } from '#lib/language.ts'
import { RadioGroup } from '#ui/RadioGroup.tsx'
import { Switch } from '#ui/Switch.tsx'
import { QuietTimes } from './QuietTimes.tsx'
import { messages } from './quietMessages.ts'

const USUAL: Hours = { from: '22:00', to: '06:00', zone: 'Asia/Kathmandu' }
const digests = ['day', 'week'] as const

/** When no push message is sent, and how often a mail. */
export function QuietHours() {
  const text = useText(messages)
  const { keep, sign } = useStoreSettings()
  const settings = useQuery(me()).data?.user.settings
  if (!settings) return null
  const { quietHours, digest } = settings

  return (
    <SettingSection title={text.when} sign={<SaveSign {...sign} />}>
      <Switch
        label={text.quiet}
        hint={text.quietWhy}
        checked={quietHours !== null}
        onChange={(event) => keep({ quietHours: event.target.checked ? USUAL : null })}
      />
      {quietHours && (
        <QuietTimes hours={quietHours} onChange={(quietHours) => keep({ quietHours })} />
      )}
      <SettingRow label={text.digest} hint={text.digestWhy}>
        <RadioGroup
          label={text.digest}
          options={digests.map((value) => ({ value, label: text[value] }))}
          value={digest}
          onChange={(digest) => keep({ digest })}
        />
      </SettingRow>
    </SettingSection>
  )
}
