import { isLongerThan } from '@jes/contract/lib/graphemes'
import { MESSAGE_MAX_LENGTH } from '@jes/contract/messages/messages'
import {
  type FormEvent,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  useId,
  useRef,
} from 'react'
import { MirroredArea } from '#features/core/editor/MirroredArea.tsx'
import { messages } from '#features/messages/messages/messages.ts'
import styles from '#features/messages/messages/talk.module.css'
import { useText } from '#lib/language.ts'
import { useKeyboardInset } from '#lib/useKeyboardInset.ts'
import { useMedia } from '#lib/useMedia.ts'
import { IconButton } from '#ui/IconButton.tsx'

type Props = {
  area: RefObject<HTMLTextAreaElement | null>
  value: string
  onChange: (value: string) => void
  /** With the text as it is sent. */
  onSubmit: (content: string) => void
  /** Escape was pressed. */
  onCancel?: (() => void) | undefined
  /** Something else goes with it. */
  canBeEmpty?: boolean
  submitLabel: string
  submitIcon: ReactNode
}

/** The field of a message and its button. With a mouse Enter sends; on a phone it is a new line. */
export function MessageField(props: Props) {
  const { area, value, onChange, onSubmit, onCancel, canBeEmpty, submitLabel, submitIcon } = props
  const text = useText(messages)
  const mirror = useRef<HTMLDivElement>(null)
  const noteId = useId()
  const keyboard = useKeyboardInset()
  const hasMouse = useMedia('(pointer: fine)')
  const content = value.trim()
  const isOver = isLongerThan(content, MESSAGE_MAX_LENGTH)
  const isReady = (content !== '' || canBeEmpty === true) && !isOver

  function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isReady) onSubmit(content)
  }

  function handleKey(event: KeyboardEvent<HTMLTextAreaElement>) {
    if (event.key === 'Escape') return onCancel?.()
    // While a letter is being composed, Enter only ends it.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
    if (!hasMouse && !event.ctrlKey && !event.metaKey) return
    event.preventDefault()
    event.currentTarget.form?.requestSubmit()
  }

  return (
    <form
      noValidate
      className={styles.composer}
      style={keyboard > 0 ? { paddingBlockEnd: keyboard } : undefined}
      onSubmit={handleSubmit}
    >
      <div className={styles.field} data-invalid={isOver || undefined}>
        <MirroredArea
          area={area}
          mirror={mirror}
          rows={1}
          name="content"
          aria-label={text.write}
          aria-invalid={isOver || undefined}
          aria-describedby={isOver ? noteId : undefined}
          placeholder={text.write}
          value={value}
          onChange={(event) => onChange(event.target.value)}
          onKeyDown={handleKey}
        />
        {isOver && (
          <p id={noteId} role="status" className={styles.over}>
            {text.tooLong}
          </p>
        )}
      </div>
      <IconButton
        type="submit"
        size="tap"
        label={submitLabel}
        disabled={!isReady}
        className={styles.send}
      >
        {submitIcon}
      </IconButton>
    </form>
  )
}
