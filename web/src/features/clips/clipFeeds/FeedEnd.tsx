import { RotateCw, WifiOff } from 'lucide-react'
import { feedPath } from '#features/clips/clips/feedPath.ts'
import { useText } from '#lib/language.ts'
import { Button } from '#ui/Button.tsx'
import { Flags } from '#ui/Flags.tsx'
import { LinkButton } from '#ui/LinkButton.tsx'
import { messages } from './endMessages.ts'
import type { EndState } from './endOf.ts'
import styles from './FeedEnd.module.css'

type Props = {
  state: EndState
  reason?: string | undefined
  hasClips: boolean
  onRetry: () => void
  onTop: () => void
}

/** After the last clip: why there are no more. */
export function FeedEnd({ state, reason, hasClips, onRetry, onTop }: Props) {
  const text = useText(messages)

  if (state === 'failed')
    return (
      <div className={styles.end} role="alert">
        <h2 className={styles.title}>{text.failed}</h2>
        <p>{reason}</p>
        <Button onClick={onRetry}>
          <RotateCw />
          {text.retry}
        </Button>
      </div>
    )
  if (state === 'offline')
    return (
      <div className={styles.end} role="status">
        <WifiOff size={32} />
        <h2 className={styles.title}>{text.offline}</h2>
        <p>{text.offlineSentence}</p>
      </div>
    )
  if (state === 'nobody')
    return (
      <div className={styles.end}>
        <Flags row="end" />
        <h2 className={styles.title}>{text.nobody}</h2>
        <p>{text.nobodySentence}</p>
        <LinkButton href="/explore">{text.findPeople}</LinkButton>
      </div>
    )
  return (
    <div className={styles.end}>
      <div className={styles.flags}>
        <Flags />
      </div>
      <h2 className={styles.title}>{text.end}</h2>
      <p>{text.endSentence}</p>
      {hasClips ? (
        <Button onClick={onTop}>{text.toTop}</Button>
      ) : (
        <LinkButton href={feedPath('latest')}>{text.latest}</LinkButton>
      )}
    </div>
  )
}
