import { useQueryClient } from '@tanstack/react-query'
import { Send } from 'lucide-react'
import { type FormEvent, useMemo } from 'react'
import { storeDraft, useDraft } from '#features/comments/commentBox/drafts.ts'
import { submit } from '#features/comments/commentBox/submit.ts'
import { useText } from '#lib/language.ts'
import { useKeyboardInset } from '#lib/useKeyboardInset.ts'
import { useMedia } from '#lib/useMedia.ts'
import { Avatar } from '#ui/Avatar.tsx'
import { Button } from '#ui/Button.tsx'
import { IconButton } from '#ui/IconButton.tsx'
import styles from './CommentBox.module.css'
import { messages } from './messages.ts'
import { useSelf } from './useSelf.ts'
import { canSend, WritingArea } from './WritingArea.tsx'

type Props = { postId: string; onSent: () => void }

/** Under the post on a desktop; on a phone a bar at the bottom that grows with the text. */
export function CommentBox({ postId, onSent }: Props) {
  const text = useText(messages)
  const client = useQueryClient()
  const self = useSelf()
  const isNarrow = useMedia('(width < 48rem)')
  const keyboard = useKeyboardInset()
  const place = useMemo(() => ({ postId }), [postId])
  const content = useDraft(place)
  const isReady = canSend(content)

  function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isReady) submit(client, { ...place, content, onSent: handleSent })
  }

  function handleSent() {
    // The keyboard is closed, so that the new comment is visible.
    if (isNarrow) (document.activeElement as HTMLElement | null)?.blur()
    onSent()
  }

  return (
    <form
      noValidate
      className={styles.box}
      style={isNarrow && keyboard > 0 ? { insetBlockEnd: keyboard } : undefined}
      onSubmit={handleSubmit}
    >
      {self && (
        <Avatar
          id={self._id}
          name={self.displayName}
          image={self.image}
          size={isNarrow ? 34 : 40}
        />
      )}
      <WritingArea
        isRound
        isAtBottom={isNarrow}
        label={text.add}
        value={content}
        onChange={(content) => storeDraft(place, content)}
      />
      {isNarrow ? (
        <IconButton
          type="submit"
          size="tap"
          label={text.comment}
          disabled={!isReady}
          className={styles.send}
        >
          <Send />
        </IconButton>
      ) : (
        <Button type="submit" size="sm" disabled={!isReady} className={styles.submit}>
          {text.comment}
        </Button>
      )}
    </form>
  )
}
