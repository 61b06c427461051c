import type { Settings } from '@jes/contract/core/settings'
import { SaveSign } from '#features/core/settings/SaveSign.tsx'
import { SettingSection } from '#features/core/settings/SettingSection.tsx'
import { useStoreSettings } from '#features/core/settings/storeSettings.ts'
import { useText } from '#lib/language.ts'
import { RadioRows } from '#ui/RadioRows.tsx'
import { messages } from './messages.ts'

const choices = ['everyone', 'following', 'nobody'] as const

export function Mentions({ settings }: { settings: Settings }) {
  const text = useText(messages)
  const { keep, sign } = useStoreSettings()
  return (
    <SettingSection title={text.mentions} sign={<SaveSign {...sign} />}>
      <RadioRows
        legend={text.mentionsWhy}
        rows={choices.map((value) => ({ value, label: text[value] }))}
        value={settings.mentions}
        onChange={(mentions) => keep({ mentions })}
      />
    </SettingSection>
  )
}
