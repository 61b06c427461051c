import { useEffect, useRef } from 'react'
import { catalogue, useText } from '#lib/language.ts'
import { Button } from './Button.tsx'
import styles from './LoadMore.module.css'

type Props = {
  isLoading: boolean
  /** Why the last attempt failed: then it waits for a press. */
  failure?: string | undefined
  onLoad: () => void
}

const messages = catalogue({
  loadMore: ['Load more', 'थप लोड गर्नुहोस्'],
  loading: ['Loading...', 'लोड हुँदैछ...'],
})

/** Loads the next page one and a half screens before the end; for the keyboard there is a button. */
export function LoadMore({ isLoading, failure, onLoad }: Props) {
  const text = useText(messages)
  const place = useRef<HTMLDivElement>(null)
  const load = useRef(onLoad)
  load.current = onLoad

  useEffect(() => {
    if (!place.current || isLoading || failure) return
    const observer = new IntersectionObserver(
      (entries) => entries.some((entry) => entry.isIntersecting) && load.current(),
      { rootMargin: '150% 0px' },
    )
    observer.observe(place.current)
    return () => observer.disconnect()
  }, [isLoading, failure])

  return (
    <div ref={place} className={styles.more}>
      {failure && <p role="alert">{failure}</p>}
      <Button look="quiet" busy={isLoading} busyLabel={text.loading} onClick={onLoad}>
        {text.loadMore}
      </Button>
    </div>
  )
}
