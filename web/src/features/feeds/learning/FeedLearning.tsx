import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { SettingSection } from '#features/core/settings/SettingSection.tsx'
import { useText } from '#lib/language.ts'
import { toast } from '#lib/toasts.ts'
import { Button } from '#ui/Button.tsx'
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx'
import { FailedState } from '#ui/FailedState.tsx'
import { RowsPending } from '#ui/RowsPending.tsx'
import { feedLearning, resetLearning } from './api.ts'
import { FewerHubs } from './FewerHubs.tsx'
import styles from './learning.module.css'
import { messages } from './messages.ts'

/** What For you has been told, and how to make it forget. */
export function FeedLearning() {
  const text = useText(messages)
  const client = useQueryClient()
  const known = useQuery(feedLearning())
  const [asks, setAsks] = useState(false)
  const [isBusy, setIsBusy] = useState(false)

  async function reset() {
    setIsBusy(true)
    try {
      await resetLearning(client)
      setAsks(false)
      toast.success(text.done)
    } catch (error) {
      if (error instanceof Error) toast.error(error.message)
    } finally {
      setIsBusy(false)
    }
  }

  return (
    <SettingSection title={text.title}>
      <p className={styles.why}>{text.why}</p>
      {known.isPending ? (
        <RowsPending rows={1} />
      ) : known.isError ? (
        <FailedState reason={known.error.message} onRetry={() => void known.refetch()} />
      ) : (
        <>
          <p className={styles.why}>{text.counts(known.data.notInterested, known.data.seen)}</p>
          {known.data.jehubs.length > 0 && <FewerHubs hubs={known.data.jehubs} />}
        </>
      )}
      <Button look="line" size="sm" onClick={() => setAsks(true)}>
        {text.reset}
      </Button>
      <ConfirmDialog
        open={asks}
        title={text.resetTitle}
        confirmLabel={text.forget}
        look="primary"
        busy={isBusy}
        onConfirm={() => void reset()}
        onCancel={() => setAsks(false)}
      >
        {text.resetWhy}
      </ConfirmDialog>
    </SettingSection>
  )
}
