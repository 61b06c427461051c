import { useRef, useState } from 'react'
import { usePagesPending } from '#lib/pagePending.ts'
import { usePlace } from '#lib/router.tsx'
import { useEffectOn } from '#lib/useEffectOn.ts'
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx'

/** After a navigation a screen reader announces the page and reads on from its beginning. */
export function RouteAnnouncer() {
  const { pathname, move } = usePlace()
  const [title, setTitle] = useState('')
  const isPending = usePagesPending() > 0
  const announced = useRef(pathname)

  useEffectOn([pathname, isPending], () => {
    // A page has no name yet while its code is fetched.
    if (isPending || announced.current === pathname) return
    announced.current = pathname
    if (move === 'push') document.getElementById('main')?.focus({ preventScroll: true })
    const timer = setTimeout(() => setTitle(document.title), 150)
    return () => clearTimeout(timer)
  })

  return (
    <VisuallyHidden>
      <span role="status">{title}</span>
    </VisuallyHidden>
  )
}
