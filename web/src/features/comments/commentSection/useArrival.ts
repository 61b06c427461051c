import { useEffect } from 'react'
import { focusComment } from '#features/comments/threads/focusComment.ts'
import { usePlace } from '#lib/router.tsx'

/** Leads whoever came for one comment to it, once it is there. Back returns to where the reader was. */
export function useArrival(linked: string | null, isReady: boolean) {
  const { hash, move } = usePlace()
  const wanted = linked ?? /^#c(\d+)$/.exec(hash)?.[1]

  useEffect(() => {
    if (!wanted || !isReady || move === 'pop') return
    const frame = requestAnimationFrame(() => {
      if (!focusComment(wanted, { scrolls: true })) return
      // Who logged in to answer goes on writing.
      document.querySelector<HTMLElement>(`#c${wanted} form textarea`)?.focus()
    })
    return () => cancelAnimationFrame(frame)
  }, [wanted, isReady, move])
}
