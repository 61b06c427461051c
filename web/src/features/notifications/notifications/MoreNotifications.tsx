import { useEffect, useRef } from 'react'
import { useText } from '#lib/language.ts'
import { Button } from '#ui/Button.tsx'
import { Spinner } from '#ui/Spinner.tsx'
import { messages } from './messages.ts'
import styles from './notifications.module.css'

type Props = {
  isLoading: boolean
  /** Something of the list is being fetched, these or others: nothing is begun meanwhile. */
  isBusy: boolean
  /** Why the last attempt failed: then it waits to be asked. */
  failure: string | undefined
  onLoad: () => void
}

/** Loads on when the end is one and a half heights away; the keyboard has a button. */
export function MoreNotifications({ isLoading, isBusy, failure, onLoad }: Props) {
  const text = useText(messages)
  const place = useRef<HTMLDivElement>(null)
  const load = useRef(onLoad)
  load.current = onLoad

  useEffect(() => {
    if (!place.current || isBusy || failure) return
    const observer = new IntersectionObserver(
      (entries) => entries.some((entry) => entry.isIntersecting) && load.current(),
      { root: place.current.closest('[data-scroller]'), rootMargin: '150% 0px' },
    )
    observer.observe(place.current)
    return () => observer.disconnect()
  }, [isBusy, failure])

  return (
    <div ref={place} className={styles.more}>
      {failure && <p role="alert">{failure}</p>}
      {isLoading ? (
        <p role="status" className={styles.loading}>
          <Spinner />
          {text.loadingMore}
        </p>
      ) : (
        <Button look="quiet" onClick={onLoad}>
          {text.loadMore}
        </Button>
      )}
    </div>
  )
}
