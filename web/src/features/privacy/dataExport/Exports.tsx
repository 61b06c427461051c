import { useQuery } from '@tanstack/react-query'
import { SettingSection } from '#features/core/settings/SettingSection.tsx'
import { useText } from '#lib/language.ts'
import { FailedState } from '#ui/FailedState.tsx'
import { RowsPending } from '#ui/RowsPending.tsx'
import { AskForm } from './AskForm.tsx'
import { myExports } from './api.ts'
import { ExportRow } from './ExportRow.tsx'
import { messages } from './messages.ts'
import styles from './yourData.module.css'

export function Exports() {
  const text = useText(messages)
  const list = useQuery(myExports())
  const isWaiting = list.data?.some(({ state }) => state === 'waiting')

  return (
    <SettingSection title={text.export}>
      <p className={styles.hint}>{text.exportWhy}</p>
      {list.isPending && <RowsPending rows={1} />}
      {list.isLoadingError && (
        <FailedState reason={list.error.message} onRetry={() => void list.refetch()} />
      )}
      {list.data && !isWaiting && <AskForm />}
      {list.data?.length === 0 && <p className={styles.hint}>{text.none}</p>}
      {list.data && list.data.length > 0 && (
        <ul aria-label={text.copies}>
          {list.data.map((one) => (
            <ExportRow key={one._id} copy={one} />
          ))}
        </ul>
      )}
    </SettingSection>
  )
}
