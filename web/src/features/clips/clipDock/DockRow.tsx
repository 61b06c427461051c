import { CircleAlert, Clapperboard, X } from 'lucide-react'
import { Milestones } from '#features/clips/clipProcessing/Milestones.tsx'
import { useText } from '#lib/language.ts'
import { number } from '#lib/numbers.ts'
import { IconButton } from '#ui/IconButton.tsx'
import { Link } from '#ui/Link.tsx'
import styles from './ClipDock.module.css'
import { messages } from './messages.ts'

type Props = {
  href: string
  still: string | null
  words: string
  /** Null without progress. */
  percent: number | null
  isBad: boolean
  onPutAway?: (() => void) | undefined
}

export function DockRow({ href, still, words, percent, isBad, onPutAway }: Props) {
  const text = useText(messages)

  return (
    <div className={styles.row} data-bad={isBad || undefined}>
      <Link to={href} className={styles.link}>
        <span className={styles.still}>
          {still ? (
            <img src={still} alt="" className={styles.picture} />
          ) : (
            <Clapperboard size={18} />
          )}
        </span>
        <span className={styles.words}>
          {isBad && <CircleAlert size={16} />}
          {words}
          {percent !== null && <span className={styles.percent}> · {number(percent)} %</span>}
        </span>
        {percent !== null && <span className={styles.bar} style={{ inlineSize: `${percent}%` }} />}
      </Link>
      {percent !== null && <Milestones percent={percent} />}
      {onPutAway && (
        <IconButton label={text.putAway} onClick={onPutAway}>
          <X />
        </IconButton>
      )}
    </div>
  )
}
