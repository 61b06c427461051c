import { queryOptions } from '@tanstack/react-query'
import { keyFor } from '#lib/keys.ts'

type Mark = { from: number; to: number }

/** The code that knows spellings, endings and both scripts. */
export function marksFinder() {
  return queryOptions({
    queryKey: keyFor('marks'),
    // What is found in the browser only, the server leaves to it.
    enabled: typeof window !== 'undefined',
    queryFn: async () => (await import('@jes/contract/lib/script/marks')).marksIn,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
  })
}

/** A text cut where its marks begin and end. */
export function piecesOf(text: string, marks: readonly Mark[]) {
  const pieces: { text: string; isMarked: boolean }[] = []
  let at = 0
  for (const { from, to } of marks) {
    if (from > at) pieces.push({ text: text.slice(at, from), isMarked: false })
    pieces.push({ text: text.slice(from, to), isMarked: true })
    at = to
  }
  if (at < text.length) pieces.push({ text: text.slice(at), isMarked: false })
  return pieces
}
