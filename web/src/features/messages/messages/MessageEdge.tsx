import { useEffect, useRef } from 'react'
import { Button } from '#ui/Button.tsx'
import styles from './talk.module.css'

type Props = { label: string; isBusy: boolean; failure: string | undefined; onLoad: () => void }

/** The end of what is loaded: loads on when it is a screen away; the keyboard has a button. */
export function MessageEdge({ label, isBusy, failure, onLoad }: Props) {
  const place = useRef<HTMLDivElement>(null)
  const load = useRef(onLoad)
  load.current = onLoad

  useEffect(() => {
    if (!place.current || isBusy || failure) return
    const observer = new IntersectionObserver(
      (entries) => entries.some((entry) => entry.isIntersecting) && load.current(),
      { root: place.current.closest('[data-scroller]'), rootMargin: '100% 0px' },
    )
    observer.observe(place.current)
    return () => observer.disconnect()
  }, [isBusy, failure])

  return (
    <div ref={place} className={styles.edge}>
      {failure && <p role="alert">{failure}</p>}
      <Button look="quiet" size="sm" busy={isBusy} busyLabel={label} onClick={onLoad}>
        {label}
      </Button>
    </div>
  )
}
