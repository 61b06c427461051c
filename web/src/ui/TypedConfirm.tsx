import { useState } from 'react'
import { TextInput } from './TextInput.tsx'

type Props = { label: string; value: string; onChange: (value: string) => void }

/** A word that must be typed: what follows cannot be undone. */
export function TypedConfirm({ label, value, onChange }: Props) {
  return (
    <TextInput
      data-autofocus
      label={label}
      value={value}
      autoComplete="off"
      autoCapitalize="off"
      spellCheck={false}
      onChange={(event) => onChange(event.target.value)}
    />
  )
}

export function useTyped(wanted: string) {
  const [value, onChange] = useState('')
  const same = (words: string) => words.trim().normalize('NFC').toLowerCase()
  return { isRight: same(value) === same(wanted), field: { value, onChange } }
}
