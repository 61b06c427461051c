import { useEffect, useState } from 'react'
import { afterInput } from '#lib/afterInput.ts'
import type { Field } from './field.ts'

const FOLLOWED = ['keyup', 'click', 'focus', 'compositionend']

/** The caret of a field; null while it has no focus, or something is selected. */
export function useCaret(field: Field) {
  const [caret, setCaret] = useState<number | null>(null)

  useEffect(() => {
    const area = field.current
    if (!area) return
    const listening = new AbortController()
    const { signal } = listening
    function follow(event?: Event) {
      const { selectionStart: start, selectionEnd: end } = area!
      setCaret(start === end && !isComposedByKeys(event) ? start : null)
    }
    afterInput(area, follow, signal)
    for (const name of FOLLOWED) area.addEventListener(name, follow, { signal })
    area.addEventListener('blur', () => setCaret(null), { signal })
    if (document.activeElement === area) follow()
    return () => listening.abort()
  }, [field])

  return [caret, setCaret] as const
}

/** An input method has suggestions of its own; but touch keyboards compose every word. */
function isComposedByKeys(event: Event | undefined) {
  const isComposing = event instanceof InputEvent && event.isComposing
  return isComposing && !matchMedia('(pointer: coarse)').matches
}
