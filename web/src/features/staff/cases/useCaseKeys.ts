import { useEffect, useEffectEvent } from 'react'
import { type CaseKey, isTaken, meaningOf } from './caseKeys.ts'

/** Keys of the whole page, except while typing; the callback returns whether it used the key. */
export function useCaseKeys(onKey: (key: CaseKey, event: KeyboardEvent) => boolean) {
  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    const meaning = meaningOf(event)
    const { target } = event
    if (!meaning || event.defaultPrevented) return
    if (!(target instanceof HTMLElement) || isTaken(target)) return
    if (onKey(meaning, event)) event.preventDefault()
  })

  useEffect(() => {
    const listener = (event: KeyboardEvent) => handleKey(event)
    document.addEventListener('keydown', listener)
    return () => document.removeEventListener('keydown', listener)
  }, [])
}
