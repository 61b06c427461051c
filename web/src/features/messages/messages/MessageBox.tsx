import { isLongerThan } from '@jes/contract/lib/graphemes'
import { MESSAGE_MAX_LENGTH } from '@jes/contract/messages/messages'
import type { Talk } from '@jes/contract/messages/talks'
import { useQueryClient } from '@tanstack/react-query'
import { Send } from 'lucide-react'
import { type FormEvent, type KeyboardEvent, useId, useRef } from 'react'
import { MirroredArea } from '#features/core/editor/MirroredArea.tsx'
import { useText } from '#lib/language.ts'
import { useKeyboardInset } from '#lib/useKeyboardInset.ts'
import { useMedia } from '#lib/useMedia.ts'
import { IconButton } from '#ui/IconButton.tsx'
import { storeDraft, useDraft } from './drafts.ts'
import { messages } from './messages.ts'
import { sendMessage } from './send.ts'
import styles from './talk.module.css'

/** Where a message is written. With a mouse Enter sends; on a phone it is a new line. */
export function MessageBox({ talk, onSent }: { talk: Talk; onSent: () => void }) {
  const text = useText(messages)
  const client = useQueryClient()
  const area = useRef<HTMLTextAreaElement>(null)
  const mirror = useRef<HTMLDivElement>(null)
  const noteId = useId()
  const keyboard = useKeyboardInset()
  const hasMouse = useMedia('(pointer: fine)')
  const content = useDraft(talk._id)
  const isOver = isLongerThan(content.trim(), MESSAGE_MAX_LENGTH)
  const isReady = content.trim() !== '' && !isOver

  function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (!isReady) return
    storeDraft(talk._id, '')
    const { displayName: name } = talk.user
    void sendMessage(client, { talkId: talk._id, content: content.trim(), name })
    onSent()
    area.current?.focus()
  }

  function handleKey(event: KeyboardEvent<HTMLTextAreaElement>) {
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
          value={content}
          onChange={(event) => storeDraft(talk._id, event.target.value)}
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
        label={text.send}
        disabled={!isReady}
        className={styles.send}
      >
        <Send />
      </IconButton>
    </form>
  )
}
