import { X } from 'lucide-react'
import { useState } from 'react'
import { longDate } from '#lib/dates.ts'
import { useText } from '#lib/language.ts'
import { usePlace } from '#lib/router.tsx'
import { IconButton } from '#ui/IconButton.tsx'
import { Link } from '#ui/Link.tsx'
import { MarigoldIcon } from '#ui/MarigoldIcon.tsx'
import styles from './GraceNote.module.css'
import { messages } from './noteMessages.ts'
import { isPutAway, putAway } from './putAway.ts'

/** A slim strip for members whose pass has ended and for whom everything is still on. */
export function GraceNote({ until }: { until: string }) {
  const text = useText(messages)
  const { pathname } = usePlace()
  const [isAway, setIsAway] = useState(isPutAway)
  // The page of Premium says it itself, and larger.
  if (isAway || pathname.startsWith('/premium')) return null

  function handleAway() {
    putAway()
    setIsAway(true)
  }

  return (
    <div className={styles.strip}>
      <MarigoldIcon />
      <p>{text.ended(longDate(until))}</p>
      <Link to="/premium" className={styles.link}>
        {text.extend}
      </Link>
      <IconButton label={text.putAway} onClick={handleAway}>
        <X />
      </IconButton>
    </div>
  )
}
