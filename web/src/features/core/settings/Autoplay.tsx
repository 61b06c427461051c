import { useQuery } from '@tanstack/react-query'
import { me } from '#features/core/viewer/me.ts'
import { useText } from '#lib/language.ts'
import { RadioGroup } from '#ui/RadioGroup.tsx'
import { messages } from './messages.ts'
import { SaveSign } from './SaveSign.tsx'
import { SettingRow } from './SettingRow.tsx'
import { SettingSection } from './SettingSection.tsx'
import { useStoreSettings } from './storeSettings.ts'

const choices = ['always', 'wifi', 'never'] as const

export function Autoplay() {
  const text = useText(messages)
  const { keep, sign } = useStoreSettings()
  const own = useQuery(me())

  return (
    <SettingSection title={text.videos} sign={<SaveSign {...sign} />}>
      <SettingRow label={text.autoplay} hint={text.autoplayWhy}>
        <RadioGroup
          label={text.autoplay}
          options={choices.map((value) => ({ value, label: text[value] }))}
          value={own.data?.user.settings.autoplay ?? 'wifi'}
          onChange={(autoplay) => keep({ autoplay })}
        />
      </SettingRow>
    </SettingSection>
  )
}
