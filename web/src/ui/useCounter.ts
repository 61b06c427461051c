import { type ChangeEvent, useDeferredValue, useState } from 'react'
import { graphemes, hardLimit } from '#lib/graphemes.ts'

type Text = string | number | readonly string[] | undefined
type Writable = HTMLInputElement | HTMLTextAreaElement
/** What a limit counts. `length` stops the typing; too many graphemes are only shown as a problem. */
export type Counts = 'graphemes' | 'length'

/** Counts what the limit counts, whether the form or the field holds the text. */
export function useCounter<Element extends Writable>(
  limit: number | undefined,
  counts: Counts,
  { value, defaultValue, onChange }: Typing<Element>,
) {
  const [typed, setTyped] = useState(() => wordsIn(defaultValue))
  // A typed letter is shown at once, the number after it.
  const words = useDeferredValue(value === undefined ? typed : wordsIn(value))

  function handleChange(event: ChangeEvent<Element>) {
    setTyped(event.target.value)
    onChange?.(event)
  }

  if (limit === undefined) return { handleChange, counter: undefined, maxLength: undefined }
  const isLength = counts === 'length'
  const used = isLength ? words.length : graphemes(words)
  return { handleChange, counter: { used, limit }, maxLength: isLength ? limit : hardLimit(limit) }
}

type Typing<Element> = {
  value?: Text
  defaultValue?: Text
  onChange?: ((event: ChangeEvent<Element>) => void) | undefined
}

function wordsIn(text: Text) {
  return text === undefined ? '' : String(text)
}
