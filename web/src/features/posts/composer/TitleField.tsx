import { TITLE_MAX_LENGTH } from '@jes/contract/posts/posts'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { TypingHelp } from '#features/core/transliteration/TypingHelp.tsx'
import { graphemes, hardLimit } from '#lib/graphemes.ts'
import { langOf, useText } from '#lib/language.ts'
import { Field } from '#ui/Field.tsx'
import { messages } from './messages.ts'
import styles from './TitleField.module.css'

type Props = {
  value: string
  onChange: (title: string) => void
  error: string | undefined
}

/** The limit counts letters as people see them, so the field itself cannot stop at it. */
export function TitleField({ value, onChange, error }: Props) {
  const text = useText(messages)
  const input = useRef<HTMLInputElement>(null)
  const [beginsEmpty] = useState(value === '')
  const used = graphemes(value)

  // The title gets the focus. In an effect, because the new page takes it first.
  useEffect(() => {
    if (beginsEmpty) input.current?.focus({ preventScroll: true })
  }, [beginsEmpty])

  // Enter goes to the text: a title alone is seldom sent.
  function handleKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    if (event.key !== 'Enter' || event.ctrlKey || event.metaKey) return
    event.preventDefault()
    if (!event.nativeEvent.isComposing) event.currentTarget.form?.querySelector('textarea')?.focus()
  }

  return (
    <Field
      label={text.title}
      error={error}
      hint={used >= TITLE_MAX_LENGTH ? text.titleFull : undefined}
      counter={{ used, limit: TITLE_MAX_LENGTH }}
    >
      {(control) => (
        <>
          <input
            {...control}
            ref={input}
            name="title"
            value={value}
            maxLength={hardLimit(TITLE_MAX_LENGTH)}
            lang={langOf(value)}
            dir="auto"
            autoComplete="off"
            enterKeyHint="next"
            className={styles.title}
            data-invalid={error ? true : undefined}
            onChange={(event) => onChange(event.target.value)}
            onKeyDown={handleKeyDown}
          />
          <TypingHelp field={input} value={value} onChange={onChange} />
        </>
      )}
    </Field>
  )
}
