import { useEffect } from 'react'
import { focusComment } from '#features/comments/threads/focusComment.ts'
import { usePlace } from '#lib/router.tsx'

/** Scrolls to a linked comment once it is loaded. Back returns to where the reader was. */
export function useArrival(linked: string | null, isReady: boolean) {
  const { hash, move } = usePlace()
  const wanted = linked ?? /^#c(\d+)$/.exec(hash)?.[1]

  useEffect(() => {
    if (!wanted || !isReady || move === 'pop') return
    const frame = requestAnimationFrame(() => {
      if (!focusComment(wanted, { scrolls: true })) return
      // Somebody who logged in to reply goes on writing.
      document.querySelector<HTMLElement>(`#c${wanted} form textarea`)?.focus()
    })
    return () => cancelAnimationFrame(frame)
  }, [wanted, isReady, move])
}
