import { type ChangeEvent, useState } from 'react'

type Text = string | number | readonly string[] | undefined
type Writable = HTMLInputElement | HTMLTextAreaElement

/** Counts what is typed, whether the form or the field itself holds the text. */
export function useCounter<Element extends Writable>(
  limit: number | undefined,
  { value, defaultValue, onChange }: Typing<Element>,
) {
  const [typed, setTyped] = useState(() => lengthOf(defaultValue))

  function handleChange(event: ChangeEvent<Element>) {
    setTyped(event.target.value.length)
    onChange?.(event)
  }

  const used = value === undefined ? typed : lengthOf(value)
  return { handleChange, counter: limit === undefined ? undefined : { used, limit } }
}

type Typing<Element> = {
  value?: Text
  defaultValue?: Text
  onChange?: ((event: ChangeEvent<Element>) => void) | undefined
}

function lengthOf(text: Text) {
  return text === undefined ? 0 : String(text).length
}
