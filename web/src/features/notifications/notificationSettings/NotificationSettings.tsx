import { useQuery } from '@tanstack/react-query'
import { messages as settings } from '#features/core/settings/messages.ts'
import { PlacePending } from '#features/core/settings/PlacePending.tsx'
import { SaveSign } from '#features/core/settings/SaveSign.tsx'
import { SettingSection } from '#features/core/settings/SettingSection.tsx'
import { useText } from '#lib/language.ts'
import { FailedState } from '#ui/FailedState.tsx'
import { notificationPreferences, usePrefer } from './api.ts'
import { PreferenceTable } from './PreferenceTable.tsx'

/** Which notifications reach me where; each switch is kept by itself. */
export function NotificationSettings() {
  const text = useText(settings)
  const saved = useQuery(notificationPreferences())
  const prefer = usePrefer()

  return (
    <SettingSection
      title={text.notifications}
      sign={<SaveSign isSaved={prefer.isSuccess} problem={prefer.error} />}
    >
      {saved.isPending && <PlacePending of="table" />}
      {saved.isLoadingError && (
        <FailedState reason={saved.error.message} onRetry={() => void saved.refetch()} />
      )}
      {saved.data && (
        <PreferenceTable preferences={saved.data.preferences} onChoose={prefer.mutate} />
      )}
    </SettingSection>
  )
}
