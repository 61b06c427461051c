import { useEffect, useRef, useState } from 'react'
import { usePlace } from '#lib/router.tsx'
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx'

/** After a move to a new page a screen reader hears its name and reads on from its beginning. */
export function RouteAnnouncer() {
  const { pathname, move } = usePlace()
  const [title, setTitle] = useState('')
  const isFirst = useRef(true)

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new path is the occasion
  useEffect(() => {
    if (isFirst.current) {
      isFirst.current = false
      return
    }
    if (move === 'push') document.getElementById('main')?.focus({ preventScroll: true })
    const timer = setTimeout(() => setTitle(document.title), 150)
    return () => clearTimeout(timer)
  }, [pathname])

  return (
    <VisuallyHidden>
      <span role="status">{title}</span>
    </VisuallyHidden>
  )
}
