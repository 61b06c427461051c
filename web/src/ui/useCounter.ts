import { type ChangeEvent, useState } from 'react'
import { graphemes } from '#lib/graphemes.ts'

type Text = string | number | readonly string[] | undefined
type Writable = HTMLInputElement | HTMLTextAreaElement

/** Counts the letters that people see, whether the form or the field itself holds the text. */
export function useCounter<Element extends Writable>(
  limit: number | undefined,
  { value, defaultValue, onChange }: Typing<Element>,
) {
  const [typed, setTyped] = useState(() => wordsIn(defaultValue))

  function handleChange(event: ChangeEvent<Element>) {
    setTyped(event.target.value)
    onChange?.(event)
  }

  if (limit === undefined) return { handleChange, counter: undefined }
  const words = value === undefined ? typed : wordsIn(value)
  // The limit counts as the contract does: a letter with its signs is more than one.
  const isNear = words.length >= limit * 0.9
  return { handleChange, counter: { used: graphemes(words), limit, isNear } }
}

type Typing<Element> = {
  value?: Text
  defaultValue?: Text
  onChange?: ((event: ChangeEvent<Element>) => void) | undefined
}

function wordsIn(text: Text) {
  return text === undefined ? '' : String(text)
}
