import { HIDE_REASON_MAX_LENGTH } from '@jes/contract/feeds/trending'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { ActionDialog } from '#features/core/actionDialog/ActionDialog.tsx'
import { useAction } from '#features/core/actionDialog/useAction.ts'
import { hashtagOf } from '#features/feeds/trending/hashtag.ts'
import { useText } from '#lib/language.ts'
import { toast } from '#lib/toasts.ts'
import { TextArea } from '#ui/TextArea.tsx'
import { hideTrend, refetchTrends } from './api.ts'
import styles from './HeldTrends.module.css'
import { messages } from './messages.ts'
import { showAgain } from './showAgain.ts'

type Props = { hashtag: string; open: boolean; onClose: () => void }

export function HideDialog({ hashtag, open, onClose }: Props) {
  const text = useText(messages)
  const client = useQueryClient()
  const [reason, setReason] = useState('')
  const tag = hashtagOf({ hashtag })
  const { problems, isBusy, run, complain } = useAction(() => {
    onClose()
    toast.show({
      text: text.hidden(tag),
      action: { label: text.undo, onAct: () => void showAgain(client, hashtag) },
    })
    void refetchTrends(client)
  })

  return (
    <ActionDialog
      open={open}
      onClose={onClose}
      title={text.hideTitle(tag)}
      verb={text.hideIt}
      busyVerb={text.hiding}
      problem={problems.form ?? problems.hashtag}
      isBusy={isBusy}
      onAct={() => void run(() => hideTrend(hashtag, reason.trim()))}
    >
      <p className={styles.facts}>{text.hideSentence}</p>
      <TextArea
        data-autofocus
        rows={2}
        label={text.reason}
        hint={text.reasonHint}
        error={problems.reason}
        limit={HIDE_REASON_MAX_LENGTH}
        value={reason}
        onChange={(event) => {
          setReason(event.target.value)
          complain({})
        }}
      />
    </ActionDialog>
  )
}
