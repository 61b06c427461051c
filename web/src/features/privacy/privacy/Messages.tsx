import type { Settings } from '@jes/contract/core/settings'
import { SaveSign } from '#features/core/settings/SaveSign.tsx'
import { SettingSection } from '#features/core/settings/SettingSection.tsx'
import { useStoreSettings } from '#features/core/settings/storeSettings.ts'
import { useText } from '#lib/language.ts'
import { RadioRows } from '#ui/RadioRows.tsx'
import { Switch } from '#ui/Switch.tsx'
import { messages } from './messages.ts'

const choices = ['everyone', 'following', 'nobody'] as const

/** Who may write to me first, and what others and my lock screen see of it. */
export function Messages({ settings }: { settings: Settings }) {
  const text = useText(messages)
  const { keep, sign } = useStoreSettings()
  return (
    <SettingSection title={text.messages} sign={<SaveSign {...sign} />}>
      <RadioRows
        legend={text.messagesWhy}
        rows={choices.map((value) => ({ value, label: text[value] }))}
        value={settings.messages}
        onChange={(messages) => keep({ messages })}
      />
      <Switch
        label={text.readMarks}
        hint={text.readMarksWhy}
        checked={settings.readMarks}
        onChange={(event) => keep({ readMarks: event.target.checked })}
      />
      <Switch
        label={text.showActivity}
        hint={text.showActivityWhy}
        checked={settings.showActivity}
        onChange={(event) => keep({ showActivity: event.target.checked })}
      />
      <Switch
        label={text.messagePreviews}
        hint={text.messagePreviewsWhy}
        checked={settings.messagePreviews}
        onChange={(event) => keep({ messagePreviews: event.target.checked })}
      />
    </SettingSection>
  )
}
