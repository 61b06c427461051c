import { REASON_MAX_LENGTH } from '@jes/contract/hubs/memberships'
import type { ReasonTemplate } from '@jes/contract/staff/cases'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { ActionDialog } from '#features/core/actionDialog/ActionDialog.tsx'
import { useAction } from '#features/core/actionDialog/useAction.ts'
import { useText } from '#lib/language.ts'
import { TextArea } from '#ui/TextArea.tsx'
import { TextInput } from '#ui/TextInput.tsx'
import { saveTemplate } from './api.ts'
import { messages } from './messages.ts'

const NAME_MAX_LENGTH = 60
const BLANK = { name: '', en: '', ne: '' }

type Props = {
  /** Null is a new one. */
  template: ReasonTemplate | null
  open: boolean
  onClose: () => void
}

export function TemplateDialog({ template, open, onClose }: Props) {
  const text = useText(messages)
  const client = useQueryClient()
  const [draft, setDraft] = useState(() => {
    const { name, en, ne } = template ?? BLANK
    return { name, en, ne }
  })
  const { problems, isBusy, run, complain } = useAction(onClose)

  function change(part: Partial<typeof BLANK>) {
    setDraft({ ...draft, ...part })
    complain({})
  }

  return (
    <ActionDialog
      open={open}
      onClose={onClose}
      title={template ? text.changeTitle : text.newTitle}
      verb={text.save}
      busyVerb={text.saving}
      look="primary"
      problem={problems.form}
      isBusy={isBusy}
      onAct={() => void run(() => saveTemplate(client, template?._id ?? null, draft))}
    >
      <TextInput
        data-autofocus
        label={text.name}
        hint={text.nameHint}
        error={problems.name}
        limit={NAME_MAX_LENGTH}
        value={draft.name}
        onChange={(event) => change({ name: event.target.value })}
      />
      <TextArea
        lang="en"
        label={text.english}
        error={problems.en}
        limit={REASON_MAX_LENGTH}
        value={draft.en}
        onChange={(event) => change({ en: event.target.value })}
      />
      <TextArea
        lang="ne"
        label={text.nepali}
        error={problems.ne}
        limit={REASON_MAX_LENGTH}
        value={draft.ne}
        onChange={(event) => change({ ne: event.target.value })}
      />
    </ActionDialog>
  )
}
