import { type ComponentProps, lazy, Suspense } from 'react'
import { useText } from '#lib/language.ts'
import styles from './Comments.module.css'
import { CommentsPending } from './CommentsPending.tsx'
import { messages } from './messages.ts'

const FailedState = lazy(async () => ({
  default: (await import('#ui/FailedState.tsx')).FailedState,
}))

type Props = {
  /** There is no line to ask over. */
  isPaused: boolean
  failure: ComponentProps<typeof FailedState> | null
}

/** What stands there while there are no comments to show: they are on their way, or they did not come. */
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
