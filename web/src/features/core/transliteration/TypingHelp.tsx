import { lazy, Suspense, useEffect, useState } from 'react'
import { afterInput } from '#lib/afterInput.ts'
import { usePreferences } from '#lib/preferences.ts'
import type { Field, FirstUse, TypingHelpProps } from './field.ts'

const Typing = lazy(async () => {
  // Writing works without help too.
  const loaded = await import('./Typing.tsx').catch(() => null)
  return { default: loaded?.Typing ?? ((_: TypingHelpProps & { use: FirstUse }) => null) }
})

/**
 * Suggests Devanagari for words typed in Roman letters, and Unicode for text pasted in Preeti. It listens to an
 * existing field, and is loaded with the first letter.
 */
export function TypingHelp(props: TypingHelpProps) {
  const { typingHelp } = usePreferences()
  const use = useFirstUse(props.field)
  return typingHelp && use && <Suspense>{<Typing {...props} use={use} />}</Suspense>
}

function useFirstUse(field: Field) {
  const [use, setUse] = useState<FirstUse | null>(null)

  useEffect(() => {
    const area = field.current
    if (!area) return
    const listening = new AbortController()
    const { signal } = listening
    let pastedAt: number | null = null
    area.addEventListener('paste', () => (pastedAt = area.selectionStart), { signal })
    afterInput(area, () => setUse((before) => before ?? { pastedAt }), signal)
    // Somebody may have begun while this was being loaded.
    if (document.activeElement === area && area.value) setUse({ pastedAt: 0 })
    return () => listening.abort()
  }, [field])

  return use
}
