import { type ComponentProps, lazy, Suspense } from 'react'
import { useText } from '#lib/language.ts'
import styles from './Comments.module.css'
import { CommentsPending } from './CommentsPending.tsx'
import { messages } from './messages.ts'

const FailedState = lazy(async () => ({
  default: (await import('#ui/FailedState.tsx')).FailedState,
}))

type Props = {
  /** The browser is offline. */
  isPaused: boolean
  failure: ComponentProps<typeof FailedState> | null
}

/** The state without comments: loading, or failed. */
export function CommentState({ isPaused, failure }: Props) {
  const text = useText(messages)
  if (failure)
    return (
      <Suspense>
        <FailedState {...failure} />
      </Suspense>
    )
  if (isPaused)
    return (
      <p role="status" className={styles.offline}>
        {text.offline}
      </p>
    )
  return <CommentsPending />
}
