import { type MouseEvent, useState } from 'react'
import { asMember, type GatedThing } from '#lib/gate.ts'
import { useText } from '#lib/language.ts'
import { count } from '#lib/numbers.ts'
import { Group } from '#ui/Group.tsx'
import { PeakIcon, ValleyIcon } from '#ui/PeakIcon.tsx'
import { WaitingMark } from '#ui/WaitingMark.tsx'
import { messages } from './messages.ts'
import styles from './VoteButtons.module.css'
import { type VoteValue, voteAfter } from './voting.ts'

/** Felt, not heard. */
const VIBRATION_MS = 10

type Props = {
  score: number
  userVote: VoteValue
  /** Below a comment: smaller, and without the pill. */
  compact?: boolean
  /** It could not be sent yet. */
  isWaiting?: boolean
  /** What is voted on. */
  thing: GatedThing
  onVote: (value: VoteValue) => Promise<void>
}

/** The peak and the valley, and between them the score. */
export function VoteButtons({ score, userVote, compact, isWaiting, thing, onVote }: Props) {
  const text = useText(messages)
  // Votes of others change many counts at once: only one's own is announced.
  const [hasVoted, setHasVoted] = useState(false)

  // The second click of a double click is ignored.
  function handlePress(event: MouseEvent, pressed: 1 | -1) {
    if (event.detail >= 2) return
    setHasVoted(true)
    navigator.vibrate?.(VIBRATION_MS)
    asMember(pressed > 0 ? 'upvote' : 'downvote', thing, () => onVote(voteAfter(userVote, pressed)))
  }

  return (
    <Group
      aria-label={text.vote}
      className={styles.vote}
      data-vote={userVote}
      data-compact={compact || undefined}
      data-waiting={isWaiting || undefined}
    >
      <button
        type="button"
        aria-label={text.upvote}
        title={text.upvote}
        aria-pressed={userVote === 1}
        className={styles.side}
        data-side="up"
        aria-keyshortcuts="u"
        onClick={(event) => handlePress(event, 1)}
      >
        <PeakIcon filled={userVote === 1} />
      </button>
      <span aria-live={hasVoted ? 'polite' : 'off'} className={styles.count}>
        <span key={userVote} className={styles.figure}>
          {count(score)}
        </span>
      </span>
      <button
        type="button"
        aria-label={text.downvote}
        title={text.downvote}
        aria-pressed={userVote === -1}
        className={styles.side}
        data-side="down"
        aria-keyshortcuts="d"
        onClick={(event) => handlePress(event, -1)}
      >
        <ValleyIcon filled={userVote === -1} />
      </button>
      {isWaiting && <WaitingMark className={styles.clock} />}
    </Group>
  )
}
