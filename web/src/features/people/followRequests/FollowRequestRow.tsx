import type { FollowRequest } from '@jes/contract/people/followRequests'
import { UserRow } from '#features/core/users/UserRow.tsx'
import { useText } from '#lib/language.ts'
import { toast } from '#lib/toasts.ts'
import { Button } from '#ui/Button.tsx'
import { type Answer, useAnswer } from './api.ts'
import styles from './followRequests.module.css'
import { messages } from './messages.ts'

export function FollowRequestRow({ request }: { request: FollowRequest }) {
  const text = useText(messages)
  const { mutate, isPending } = useAnswer(request)
  const { displayName: name } = request.user
  const answer = (answer: Answer) =>
    mutate(answer, { onError: ({ message }) => toast.error(message) })

  return (
    <UserRow user={request.user}>
      <span className={styles.answers}>
        <Button
          size="sm"
          look="ink"
          disabled={isPending}
          aria-label={text.acceptPerson(name)}
          onClick={() => answer('accept')}
        >
          {text.accept}
        </Button>
        <Button
          size="sm"
          look="line"
          disabled={isPending}
          aria-label={text.declinePerson(name)}
          onClick={() => answer('decline')}
        >
          {text.decline}
        </Button>
      </span>
    </UserRow>
  )
}
