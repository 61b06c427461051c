import { longDate } from '#lib/dates.ts'
import { useText } from '#lib/language.ts'
import { number } from '#lib/numbers.ts'
import { usePreferences } from '#lib/preferences.ts'
import { RadioGroup } from '#ui/RadioGroup.tsx'
import { Switch } from '#ui/Switch.tsx'
import { useChangeSettings } from './api.ts'
import { LanguageChoice } from './LanguageChoice.tsx'
import { messages } from './messages.ts'
import { SaveSign } from './SaveSign.tsx'
import { SettingRow } from './SettingRow.tsx'
import { SettingSection } from './SettingSection.tsx'

const example = 12_345

export function LanguageAndRegion() {
  const text = useText(messages)
  const { digits = 'follow', calendar, typingHelp } = usePreferences()
  const { change, ...saving } = useChangeSettings()
  const today = longDate(new Date().toISOString())

  return (
    <SettingSection title={text.languageAndRegion} sign={<SaveSign {...saving} />}>
      <SettingRow label={text.language} hint={text.languageWhy}>
        <LanguageChoice onChoose={change} />
      </SettingRow>
      <SettingRow label={text.digits} hint={text.digitsWhy(number(example))}>
        <RadioGroup
          label={text.digits}
          options={[
            { value: 'follow', label: text.followLanguage },
            { value: 'latin', label: '123' },
            { value: 'devanagari', label: '१२३', lang: 'ne' },
          ]}
          value={digits}
          onChange={(value) => change({ digits: value === 'follow' ? undefined : value })}
        />
      </SettingRow>
      <SettingRow label={text.calendar} hint={text.calendarWhy(today)}>
        <RadioGroup
          label={text.calendar}
          options={[
            { value: 'ad', label: text.ad },
            { value: 'bs', label: text.bs },
          ]}
          value={calendar}
          onChange={(value) => change({ calendar: value })}
        />
      </SettingRow>
      <Switch
        label={text.typingHelp}
        hint={text.typingHelpWhy}
        checked={typingHelp}
        onChange={(event) => change({ typingHelp: event.target.checked })}
      />
    </SettingSection>
  )
}
