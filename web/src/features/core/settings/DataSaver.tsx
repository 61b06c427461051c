import { useText } from '#lib/language.ts'
import { usePreferences } from '#lib/preferences.ts'
import { buttonStyle } from '#ui/buttonStyle.ts'
import { Link } from '#ui/Link.tsx'
import { Switch } from '#ui/Switch.tsx'
import { useChangeSettings } from './api.ts'
import { messages } from './messages.ts'
import { SaveSign } from './SaveSign.tsx'
import { SettingRow } from './SettingRow.tsx'
import { SettingSection } from './SettingSection.tsx'

export function DataSaver() {
  const text = useText(messages)
  const { dataSaver } = usePreferences()
  const { change, ...saving } = useChangeSettings()
  return (
    <SettingSection title={text.dataSaver} sign={<SaveSign {...saving} />}>
      <Switch
        label={text.dataSaver}
        hint={text.dataSaverWhy}
        checked={dataSaver}
        onChange={(event) => change({ dataSaver: event.target.checked })}
      />
      <SettingRow label={text.dataUse} hint={text.dataUseWhy}>
        <Link to="/data-use" className={buttonStyle({ look: 'quiet', size: 'sm' })}>
          {text.look}
        </Link>
      </SettingRow>
    </SettingSection>
  )
}
