import type { Post } from '@jes/contract/posts/posts'
import { useQueryClient } from '@tanstack/react-query'
import type { MouseEvent } from 'react'
import { vote } from '#features/core/postActions/api.ts'
import { voteAfter } from '#features/core/voteButtons/voting.ts'
import { asMember } from '#lib/gate.ts'
import { useText } from '#lib/language.ts'
import { count } from '#lib/numbers.ts'
import { PeakIcon, ValleyIcon } from '#ui/PeakIcon.tsx'
import styles from './ClipRail.module.css'
import { messages } from './messages.ts'

export function RailVote({ post }: { post: Post }) {
  const text = useText(messages)
  const client = useQueryClient()
  const { userVote, score } = post

  // The second click of a double click is ignored.
  function handlePress(event: MouseEvent, pressed: 1 | -1) {
    if (event.detail >= 2) return
    asMember(pressed > 0 ? 'upvote' : 'downvote', post, () =>
      vote(client, post, voteAfter(userVote, pressed)),
    )
  }

  return (
    <div className={styles.act}>
      <button
        type="button"
        aria-label={text.upvote}
        aria-pressed={userVote === 1}
        className={styles.disc}
        data-side="up"
        onClick={(event) => handlePress(event, 1)}
      >
        <PeakIcon filled={userVote === 1} />
      </button>
      <span aria-live="polite">{count(score)}</span>
      <button
        type="button"
        aria-label={text.downvote}
        aria-pressed={userVote === -1}
        className={styles.disc}
        data-side="down"
        onClick={(event) => handlePress(event, -1)}
      >
        <ValleyIcon filled={userVote === -1} />
      </button>
    </div>
  )
}
