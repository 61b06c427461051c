import type { Poll, Post } from '@jes/contract/posts/posts'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { choose } from '#features/core/postActions/polling.ts'
import { asMember } from '#lib/gate.ts'
import { langOf, useText } from '#lib/language.ts'
import { useMinute } from '#lib/useMinute.ts'
import { messages } from './messages.ts'
import { PollResult } from './PollResult.tsx'
import styles from './PollView.module.css'
import { timeLeft } from './timeLeft.ts'

type Props = { post: Post; poll: Poll }

/** First the options; after a vote, or after the poll closed, the results. */
export function PollView({ post, poll }: Props) {
  const text = useText(messages)
  const client = useQueryClient()
  const now = useMinute()
  const [isChanging, setIsChanging] = useState(false)
  const total = poll.options.reduce((sum, { votes }) => sum + votes, 0)
  const isClosed = poll.isClosed || Date.parse(poll.closesAt) <= now
  const showsResults = isClosed || (poll.myChoice !== null && !isChanging)

  function handleChoice(index: number) {
    asMember('choose', { ...post, choice: index }, () => {
      setIsChanging(false)
      return choose(client, post, index)
    })
  }

  return (
    <section aria-label={text.poll} className={styles.poll}>
      {poll.options.map((option, index) =>
        showsResults ? (
          <PollResult
            key={option.text}
            option={option}
            total={total}
            isMine={poll.myChoice === index}
          />
        ) : (
          <button
            key={option.text}
            type="button"
            className={styles.choice}
            lang={langOf(option.text)}
            aria-pressed={poll.myChoice === index}
            onClick={() => handleChoice(index)}
          >
            {option.text}
          </button>
        ),
      )}
      <p className={styles.facts}>
        {text.votes(total)}
        <span aria-hidden="true"> · </span>
        {isClosed ? text.closed : timeLeft(poll.closesAt, now)}
        {!isClosed && poll.myChoice !== null && !isChanging && (
          <button type="button" className={styles.change} onClick={() => setIsChanging(true)}>
            {text.change}
          </button>
        )}
      </p>
    </section>
  )
}
