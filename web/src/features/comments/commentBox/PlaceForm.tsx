import { type FormEvent, type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react'
import { useText } from '#lib/language.ts'
import { Button } from '#ui/Button.tsx'
import { messages } from './messages.ts'
import styles from './PlaceForm.module.css'
import { canSend, WritingArea } from './WritingArea.tsx'

type Props = {
  label: string
  submit: string
  value: string
  avatar?: ReactNode
  takesFocus: boolean
  onChange: (text: string) => void
  onSubmit: () => void
  onCancel: () => void
}

/** A text written in its place: a reply or an edit. */
export function PlaceForm(props: Props) {
  const { label, submit, value, avatar, takesFocus, onChange, onSubmit, onCancel } = props
  const text = useText(messages)
  const form = useRef<HTMLFormElement>(null)

  // A box that opens at the lower edge of the screen is scrolled into view.
  useEffect(() => {
    if (takesFocus) form.current?.scrollIntoView({ block: 'nearest' })
  }, [takesFocus])

  function handleSubmit(event: FormEvent) {
    event.preventDefault()
    if (canSend(value)) onSubmit()
  }

  function handleKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Escape' || event.nativeEvent.isComposing) return
    event.stopPropagation()
    onCancel()
  }

  return (
    <form
      ref={form}
      noValidate
      className={styles.form}
      onSubmit={handleSubmit}
      onKeyDown={handleKeyDown}
    >
      {avatar}
      <div className={styles.fields}>
        <WritingArea label={label} value={value} onChange={onChange} takesFocus={takesFocus} />
        <div className={styles.buttons}>
          <Button look="ghost" size="sm" className={styles.button} onClick={onCancel}>
            {text.cancel}
          </Button>
          <Button type="submit" size="sm" disabled={!canSend(value)} className={styles.button}>
            {submit}
          </Button>
        </div>
      </div>
    </form>
  )
}
