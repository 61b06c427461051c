import { COMMENT_MAX_LENGTH } from '@jes/contract/comments/comments'
import { isLongerThan } from '@jes/contract/lib/graphemes'
import { type ComponentType, type KeyboardEvent, useId, useRef, useState } from 'react'
import { MirroredArea } from '#features/core/editor/MirroredArea.tsx'
import type { Suggesting } from '#features/core/editor/Suggesting.tsx'
import { graphemes } from '#lib/graphemes.ts'
import { useText } from '#lib/language.ts'
import { number } from '#lib/numbers.ts'
import { late } from '#ui/late.tsx'
import { messages } from './messages.ts'
import styles from './WritingArea.module.css'

const NEAR = 0.9
const load = async () => (await import('#features/core/editor/Suggesting.tsx')).Suggesting
const EmojiButton = late(
  async () => (await import('#features/core/emoji/EmojiButton.tsx')).EmojiButton,
)

type Props = {
  label: string
  value: string
  onChange: (text: string) => void
  isRound?: boolean
  /** It was opened to be written in. */
  takesFocus?: boolean
  isAtBottom?: boolean
}

/** Where a comment is written. Names and hashtags are suggested as soon as that code is loaded. */
export function WritingArea(props: Props) {
  const { label, value, onChange, isRound = false, takesFocus = false, isAtBottom = false } = props
  const text = useText(messages)
  const area = useRef<HTMLTextAreaElement>(null)
  const mirror = useRef<HTMLDivElement>(null)
  const noteId = useId()
  const [Suggestions, setSuggestions] = useState<ComponentType<
    Parameters<typeof Suggesting>[0]
  > | null>(null)
  // No text has more letters than code units: most comments are not counted at all.
  const mayBeNear = value.length >= COMMENT_MAX_LENGTH * NEAR
  const used = mayBeNear ? graphemes(value) : 0
  const isNear = used >= COMMENT_MAX_LENGTH * NEAR
  const isOver = !fits(value)

  function handleFocus() {
    // Writing works without suggestions too.
    if (!Suggestions)
      load().then(
        (loaded) => setSuggestions(() => loaded),
        () => {},
      )
  }

  return (
    <div className={styles.writing}>
      <div
        className={styles.box}
        data-round={isRound || undefined}
        data-invalid={isOver || undefined}
      >
        <MirroredArea
          area={area}
          mirror={mirror}
          rows={1}
          name="content"
          aria-label={label}
          aria-invalid={isOver || undefined}
          aria-describedby={isNear || isOver ? noteId : undefined}
          placeholder={label}
          value={value}
          autoFocus={takesFocus}
          onChange={(event) => onChange(event.target.value)}
          onFocus={handleFocus}
          onKeyDown={submitByKey}
        />
        <EmojiButton area={area} onChange={onChange} className={styles.emoji} />
      </div>
      {Suggestions && (
        <Suggestions
          area={area}
          mirror={mirror}
          value={value}
          onChange={onChange}
          isAbove={isAtBottom}
        />
      )}
      {(isNear || isOver) && (
        <p id={noteId} className={styles.note} data-over={isOver || undefined} role="status">
          {isOver && text.tooLong} {number(used)}/{number(COMMENT_MAX_LENGTH)}
        </p>
      )}
    </div>
  )
}

/** A comment can be sent when it is neither empty nor too long. */
export function canSend(value: string) {
  return value.trim() !== '' && fits(value)
}

function fits(value: string) {
  return !isLongerThan(value.trim(), COMMENT_MAX_LENGTH)
}

function submitByKey(event: KeyboardEvent<HTMLTextAreaElement>) {
  if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
  event.preventDefault()
  event.currentTarget.form?.requestSubmit()
}
