import type { Settings } from '@jes/contract/core/settings'
import { SaveSign } from '#features/core/settings/SaveSign.tsx'
import { SettingSection } from '#features/core/settings/SettingSection.tsx'
import { useStoreSettings } from '#features/core/settings/storeSettings.ts'
import { useText } from '#lib/language.ts'
import { Switch } from '#ui/Switch.tsx'
import { messages } from './messages.ts'

export function Finding({ settings }: { settings: Settings }) {
  const text = useText(messages)
  const { keep, sign } = useStoreSettings()
  return (
    <SettingSection title={text.found} sign={<SaveSign {...sign} />}>
      <Switch
        label={text.engines}
        hint={text.enginesWhy}
        checked={settings.hideFromEngines}
        onChange={(event) => keep({ hideFromEngines: event.target.checked })}
      />
      <Switch
        label={text.follows}
        hint={text.followsWhy}
        checked={settings.hideFollows}
        onChange={(event) => keep({ hideFollows: event.target.checked })}
      />
      <Switch
        label={text.karma}
        hint={text.karmaWhy}
        checked={settings.hideKarma}
        onChange={(event) => keep({ hideKarma: event.target.checked })}
      />
    </SettingSection>
  )
}
