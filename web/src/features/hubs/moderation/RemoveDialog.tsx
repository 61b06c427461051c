import { REASON_MAX_LENGTH } from '@jes/contract/hubs/memberships'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { ActionDialog } from '#features/core/actionDialog/ActionDialog.tsx'
import { useAction } from '#features/core/actionDialog/useAction.ts'
import { hubOf } from '#features/core/hubAccess/api.ts'
import { useText } from '#lib/language.ts'
import { RadioRows } from '#ui/RadioRows.tsx'
import { TextArea } from '#ui/TextArea.tsx'
import { AuthorReads } from './AuthorReads.tsx'
import { removeWith } from './acting.ts'
import { messages } from './dialogMessages.ts'
import type { Subject } from './subject.ts'

const NONE = 'none'

type Props = {
  subject: Subject
  open: boolean
  onClose: () => void
  onDone?: (() => void) | undefined
}

/** Which rule and why, with what the author will read of it. */
export function RemoveDialog({ subject, open, onClose, onDone }: Props) {
  const text = useText(messages)
  const client = useQueryClient()
  const { data: hub } = useQuery(hubOf(subject.hub))
  const rules = hub?.rules ?? []
  const [place, setPlace] = useState<string | null>(null)
  const [reason, setReason] = useState('')
  const { problems, isBusy, run, complain } = useAction(() => {
    onClose()
    onDone?.()
  })
  const field = useRef<HTMLTextAreaElement>(null)
  const isPost = subject.kind === 'post'
  const rule = place === null || place === NONE ? null : Number(place)

  function remove() {
    if (rule === null && !reason.trim()) {
      complain({ reason: text.needsWhy })
      // Below many rules it may be out of sight.
      return field.current?.focus()
    }
    void run(() => removeWith(client, subject, { rule, reason: reason.trim() }))
  }

  return (
    <ActionDialog
      open={open}
      onClose={onClose}
      title={isPost ? text.removePost : text.removeComment}
      verb={text.remove}
      busyVerb={text.removing}
      problem={problems.form ?? problems.rule}
      isBusy={isBusy}
      onAct={remove}
    >
      {rules.length > 0 && (
        <RadioRows
          legend={text.rules}
          value={place}
          onChange={(chosen) => {
            setPlace(chosen)
            complain({})
          }}
          rows={[
            ...rules.map(({ title }, index) => ({ value: String(index), label: title })),
            { value: NONE, label: text.noRule },
          ]}
        />
      )}
      <TextArea
        ref={field}
        rows={2}
        label={text.reason}
        hint={text.reasonHint}
        error={problems.reason}
        optional={rule !== null}
        limit={REASON_MAX_LENGTH}
        value={reason}
        onChange={(event) => {
          setReason(event.target.value)
          complain({})
        }}
      />
      <AuthorReads
        sentence={isPost ? text.postTaken(subject.hub) : text.commentTaken(subject.hub)}
        rule={rule === null ? null : (rules[rule]?.title ?? null)}
        reason={reason.trim()}
      />
    </ActionDialog>
  )
}
