import { useText } from '#lib/language.ts'
import { choose, usePreferences } from '#lib/preferences.ts'
import { RadioGroup } from '#ui/RadioGroup.tsx'
import { Switch } from '#ui/Switch.tsx'
import { useChangeSettings } from './api.ts'
import { messages } from './messages.ts'
import { SaveSign } from './SaveSign.tsx'
import { SettingRow } from './SettingRow.tsx'
import { SettingSection } from './SettingSection.tsx'
import { ThemeChoice } from './ThemeChoice.tsx'

const sizes = ['normal', 'large', 'larger'] as const

export function Appearance() {
  const text = useText(messages)
  const { textSize, altReminder, singleKeys } = usePreferences()
  const { change, ...saving } = useChangeSettings()
  return (
    <SettingSection title={text.appearance} sign={<SaveSign {...saving} />}>
      <ThemeChoice onChoose={change} />
      <SettingRow label={text.textSize} hint={text.textSizeWhy}>
        <RadioGroup
          label={text.textSize}
          options={sizes.map((value) => ({ value, label: text[value] }))}
          value={textSize}
          onChange={(value) => change({ textSize: value })}
        />
      </SettingRow>
      <Switch
        label={text.altReminder}
        hint={text.altReminderWhy}
        checked={altReminder}
        onChange={(event) => choose({ altReminder: event.target.checked })}
      />
      <Switch
        label={text.singleKeys}
        hint={text.singleKeysWhy}
        checked={singleKeys}
        onChange={(event) => choose({ singleKeys: event.target.checked })}
      />
    </SettingSection>
  )
}
