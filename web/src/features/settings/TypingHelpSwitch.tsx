import { useText } from '#lib/language.ts'
import { usePreferences } from '#lib/preferences.ts'
import { Switch } from '#ui/Switch.tsx'
import { useChangeSettings } from './api.ts'
import { messages } from './messages.ts'
import { SaveSign } from './SaveSign.tsx'
import { SettingSection } from './SettingSection.tsx'

export function TypingHelpSwitch() {
  const text = useText(messages)
  const { typingHelp } = usePreferences()
  const { change, ...saving } = useChangeSettings()
  return (
    <SettingSection title={text.typingHelp} sign={<SaveSign {...saving} />}>
      <Switch
        label={text.typingHelp}
        hint={text.typingHelpWhy}
        checked={typingHelp}
        onChange={(event) => change({ typingHelp: event.target.checked })}
      />
    </SettingSection>
  )
}
