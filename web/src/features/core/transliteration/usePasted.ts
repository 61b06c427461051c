import { useEffect, useState } from 'react'
import type { Field, FirstUse } from './field.ts'

type Preeti = typeof import('@jes/contract/lib/script/preeti')
type Pasted = { text: string; start: number; unicode: string }

/** The last pasted text, if it is in Preeti, is still in its place and was not answered yet. */
export function usePasted(field: Field, value: string, { pastedAt }: FirstUse) {
  const [pasted, setPasted] = useState<Pasted | null>(null)

  useEffect(() => {
    const area = field.current
    if (!area) return
    const listening = new AbortController()
    const { signal } = listening
    let from: number | null = null
    const judgeFrom = (start: number) =>
      void judge(start, area.value.slice(start, area.selectionEnd ?? start))
    area.addEventListener('paste', () => (from = area.selectionStart), { signal })
    area.addEventListener(
      'input',
      () => {
        if (from !== null) judgeFrom(from)
        from = null
      },
      { signal },
    )
    async function judge(start: number, text: string) {
      if (!/[A-Za-z]/.test(text)) return
      const preeti: Preeti | null = await import('@jes/contract/lib/script/preeti').catch(
        () => null,
      )
      if (!signal.aborted && preeti?.looksPreeti(text))
        setPasted({ text, start, unicode: preeti.fromPreeti(text) })
    }
    // It was pasted before this code was loaded.
    if (pastedAt !== null) judgeFrom(pastedAt)
    return () => listening.abort()
  }, [field, pastedAt])

  const start = pasted && placeIn(value, pasted)
  const offer = pasted && start !== null && { ...pasted, start, end: start + pasted.text.length }
  return { offer: offer || null, forget: () => setPasted(null) }
}

/** Its current position; something may have been written before it. */
function placeIn(value: string, { text, start }: Pasted) {
  if (value.startsWith(text, start)) return start
  const found = value.indexOf(text)
  return found === -1 ? null : found
}
