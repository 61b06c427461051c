import { HUB_TAG_MAX_LENGTH, MOST_TAGS } from '@jes/contract/hubs/hubs'
import { X } from 'lucide-react'
import { type ChangeEvent, type KeyboardEvent, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { hardLimit } from '#lib/graphemes.ts'
import { langOf, useText } from '#lib/language.ts'
import { Field } from '#ui/Field.tsx'
import { messages } from './messages.ts'
import styles from './TagField.module.css'
import { withTyped } from './tags.ts'

type Props = {
  tags: readonly string[]
  /** The id of the heading above that says Tags, where there is one. */
  headingId?: string
  error?: string | undefined
  onChange: (tags: string[]) => void
}

/** Tags as chips in the field: Enter or a comma adds one, Backspace takes the last away. */
export function TagField({ tags, headingId, error, onChange }: Props) {
  const text = useText(messages)
  const [typed, setTyped] = useState('')
  const box = useRef<HTMLDivElement>(null)
  const isFull = tags.length >= MOST_TAGS

  function add(words: string) {
    const next = withTyped(tags, words)
    const hadFocus = box.current?.contains(document.activeElement)
    flushSync(() => {
      setTyped('')
      if (next.length > tags.length) onChange(next)
    })
    // A full field is disabled, and what is disabled has no focus.
    if (hadFocus && next.length >= MOST_TAGS) lastButton()?.focus()
  }

  function remove(tag: string) {
    flushSync(() => onChange(tags.filter((other) => other !== tag)))
    box.current?.querySelector('input')?.focus()
  }

  function lastButton() {
    return [...(box.current?.querySelectorAll('button') ?? [])].at(-1)
  }

  function handleChange(event: ChangeEvent<HTMLInputElement>) {
    const words = event.target.value
    const isComposing = (event.nativeEvent as InputEvent).isComposing
    if (words.includes(',') && !isComposing) add(words)
    else setTyped(words)
  }

  function handleKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    if (event.nativeEvent.isComposing) return
    if (event.key === 'Enter') {
      event.preventDefault()
      add(typed)
    } else if (event.key === 'Backspace' && typed === '' && tags.length > 0) {
      event.preventDefault()
      onChange(tags.slice(0, -1))
    }
  }

  return (
    <Field
      label={headingId ? text.findIt : text.tags}
      hint={isFull ? text.tagsFull : text.tagHint}
      error={error}
      counter={{ used: tags.length, limit: MOST_TAGS }}
    >
      {(control) => (
        <div ref={box} className={styles.box} data-invalid={error ? true : undefined}>
          {tags.length > 0 && (
            <ul className={styles.tags}>
              {tags.map((tag) => (
                <li key={tag} className={styles.tag} lang={langOf(tag)}>
                  {tag}
                  <button
                    type="button"
                    aria-label={text.removeTag(tag)}
                    className={styles.remove}
                    onClick={() => remove(tag)}
                  >
                    <X size={14} />
                  </button>
                </li>
              ))}
            </ul>
          )}
          <input
            {...control}
            aria-labelledby={headingId && `${headingId} ${control.id}-label`}
            name="tags"
            value={typed}
            lang={langOf(typed)}
            maxLength={hardLimit(HUB_TAG_MAX_LENGTH)}
            disabled={isFull}
            placeholder={isFull ? undefined : text.addTag}
            enterKeyHint="enter"
            autoComplete="off"
            className={styles.input}
            onChange={handleChange}
            onKeyDown={handleKeyDown}
            onCompositionEnd={({ currentTarget: { value } }) => value.includes(',') && add(value)}
            // Text that was typed and left without Enter is added too.
            onBlur={() => typed.trim() && add(typed)}
          />
        </div>
      )}
    </Field>
  )
}
