import type { NewAnnouncement, StaffAnnouncement } from '@jes/contract/site/announcements'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { ActionDialog } from '#features/core/actionDialog/ActionDialog.tsx'
import { useAction } from '#features/core/actionDialog/useAction.ts'
import { useText } from '#lib/language.ts'
import { toast } from '#lib/toasts.ts'
import { Select } from '#ui/Select.tsx'
import { TextArea } from '#ui/TextArea.tsx'
import { TextInput } from '#ui/TextInput.tsx'
import styles from './Announcements.module.css'
import { announce } from './api.ts'
import { messages } from './messages.ts'
import { fromField, toField } from './moments.ts'

const MAX_LENGTH = 300
const DAY_MS = 86_400_000
const TONES = ['info', 'warning'] as const

type Props = {
  /** Null is a new one. */
  announcement: StaffAnnouncement | null
  open: boolean
  onClose: () => void
}

export function AnnouncementDialog({ announcement, open, onClose }: Props) {
  const text = useText(messages)
  const client = useQueryClient()
  const [draft, setDraft] = useState<NewAnnouncement>(() => draftOf(announcement))
  const { problems, isBusy, run, complain } = useAction(() => {
    toast.success(text.saved)
    onClose()
  })

  function change(part: Partial<NewAnnouncement>) {
    setDraft({ ...draft, ...part })
    complain({})
  }

  return (
    <ActionDialog
      open={open}
      onClose={onClose}
      title={announcement ? text.changeTitle : text.newTitle}
      verb={text.save}
      busyVerb={text.saving}
      look="primary"
      problem={problems.form}
      isBusy={isBusy}
      onAct={() => void run(() => announce(client, announcement?._id ?? null, draft))}
    >
      <TextArea
        data-autofocus
        lang="en"
        rows={2}
        label={text.english}
        error={problems.en}
        limit={MAX_LENGTH}
        value={draft.en}
        onChange={(event) => change({ en: event.target.value })}
      />
      <TextArea
        lang="ne"
        rows={2}
        label={text.nepali}
        error={problems.ne}
        limit={MAX_LENGTH}
        value={draft.ne}
        onChange={(event) => change({ ne: event.target.value })}
      />
      <TextInput
        optional
        label={text.link}
        hint={text.linkHint}
        error={problems.link}
        value={draft.link}
        maxLength={MAX_LENGTH}
        autoCapitalize="off"
        onChange={(event) => change({ link: event.target.value.trim() })}
      />
      <Select
        label={text.tone}
        error={problems.tone}
        value={draft.tone}
        onChange={(tone) => change({ tone })}
        options={TONES.map((value) => ({ value, label: text[value] }))}
      />
      <div className={styles.times}>
        <TextInput
          type="datetime-local"
          label={text.starts}
          hint={text.nepalTime}
          error={problems.startsAt}
          defaultValue={toField(draft.startsAt)}
          onChange={(event) => change({ startsAt: fromField(event.target.value) })}
        />
        <TextInput
          type="datetime-local"
          label={text.ends}
          hint={text.nepalTime}
          error={problems.endsAt}
          defaultValue={toField(draft.endsAt)}
          onChange={(event) => change({ endsAt: fromField(event.target.value) })}
        />
      </div>
    </ActionDialog>
  )
}

/** A new one is shown at once, for a day. */
function draftOf(announcement: StaffAnnouncement | null): NewAnnouncement {
  if (announcement) {
    const { _id, by, ...draft } = announcement
    return draft
  }
  const now = Date.now()
  return {
    en: '',
    ne: '',
    link: '',
    tone: 'info',
    startsAt: new Date(now).toISOString(),
    endsAt: new Date(now + DAY_MS).toISOString(),
  }
}
