import { type FormEvent, useId, useState } from 'react'
import { useText } from '#lib/language.ts'
import { FormDialog } from '#ui/FormDialog.tsx'
import { TextArea } from '#ui/TextArea.tsx'
import { TextInput } from '#ui/TextInput.tsx'
import type { Act } from './acts.ts'
import { textOf, withText } from './actWords.ts'
import { messages } from './messages.ts'
import styles from './outbox.module.css'

type Props = { act: Act; onClose: () => void; onSend: (changes: Partial<Act>) => void }

/** The text of what was refused, to be changed and sent again. */
export function EditAct({ act, onClose, onSend }: Props) {
  const text = useText(messages)
  const formId = useId()
  const [fields, setFields] = useState(() => textOf(act) ?? { content: '' })

  function handleSubmit(event: FormEvent) {
    event.preventDefault()
    onSend(withText(act, fields))
  }

  return (
    <FormDialog
      open
      title={text.editTitle}
      formId={formId}
      isBusy={false}
      labels={{ close: text.cancel, submit: text.send, busy: text.sending }}
      onClose={onClose}
    >
      <form id={formId} className={styles.form} noValidate onSubmit={handleSubmit}>
        {fields.title !== undefined && (
          <TextInput
            label={text.titleLabel}
            value={fields.title}
            onChange={({ target }) => setFields({ ...fields, title: target.value })}
          />
        )}
        <TextArea
          label={text.textLabel}
          rows={4}
          value={fields.content}
          onChange={({ target }) => setFields({ ...fields, content: target.value })}
        />
      </form>
    </FormDialog>
  )
}
