import { TITLE_MAX_LENGTH } from '@jes/contract/posts'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { TypingHelp } from '#features/typing/TypingHelp.tsx'
import { graphemes } from '#lib/graphemes.ts'
import { langOf, useText } from '#lib/language.ts'
import { Field } from '#ui/Field.tsx'
import { messages } from './messages.ts'
import styles from './TitleField.module.css'

type Props = {
  value: string
  onChange: (title: string) => void
  error: string | undefined
}

/** Letters are counted as people see them; the limit counts as the contract does. */
export function TitleField({ value, onChange, error }: Props) {
  const text = useText(messages)
  const input = useRef<HTMLInputElement>(null)
  const [beginsEmpty] = useState(value === '')
  const isFull = value.length >= TITLE_MAX_LENGTH
  const isNear = value.length >= TITLE_MAX_LENGTH * 0.9

  // Who comes here comes to write. In an effect, since the new page takes the focus first.
  useEffect(() => {
    if (beginsEmpty) input.current?.focus({ preventScroll: true })
  }, [beginsEmpty])

  // Enter goes on to the text: a title alone is seldom what somebody wants to send.
  function handleKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    if (event.key !== 'Enter' || event.ctrlKey || event.metaKey) return
    event.preventDefault()
    if (!event.nativeEvent.isComposing) event.currentTarget.form?.querySelector('textarea')?.focus()
  }

  return (
    <Field
      label={text.title}
      error={error}
      hint={isFull ? text.titleFull : undefined}
      counter={{ used: graphemes(value), limit: TITLE_MAX_LENGTH, isNear }}
    >
      {(control) => (
        <>
          <input
            {...control}
            ref={input}
            name="title"
            value={value}
            maxLength={TITLE_MAX_LENGTH}
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
