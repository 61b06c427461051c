import { useQuery } from '@tanstack/react-query'
import { GoodNews } from '#features/accounts/auth/GoodNews.tsx'
import { sectionPath } from '#features/core/settings/sections.ts'
import { ApiError } from '#lib/api.ts'
import { useText } from '#lib/language.ts'
import { useSession } from '#lib/session.ts'
import { Alert } from '#ui/Alert.tsx'
import { Button } from '#ui/Button.tsx'
import { LinkButton } from '#ui/LinkButton.tsx'
import { Spinner } from '#ui/Spinner.tsx'
import styles from './accountEdit.module.css'
import { newEmailByLink } from './api.ts'
import { messages } from './confirmMessages.ts'

/** Confirms at once: whoever opened the link has the mail. */
export function ConfirmEmail({ token }: { token: string }) {
  const text = useText(messages)
  const proof = useQuery(newEmailByLink(token))
  const isSignedIn = useSession((session) => session.isAuthenticated)
  const wayOn = (
    <LinkButton href={isSignedIn ? sectionPath('account') : '/login'} size="lg" block>
      {isSignedIn ? text.toAccount : text.logIn}
    </LinkButton>
  )

  if (proof.isSuccess)
    return (
      <div className={styles.page}>
        <GoodNews>
          <b>{text.done}</b>
        </GoodNews>
        {wayOn}
      </div>
    )
  if (proof.isFetching || !proof.error)
    return (
      <p role="status" className={styles.moment}>
        <Spinner />
        {text.oneMoment}
      </p>
    )
  const isPassing = proof.error instanceof ApiError && [0, 503].includes(proof.error.status)
  return (
    <div className={styles.page}>
      <Alert>{proof.error.message}</Alert>
      {isPassing ? (
        <Button size="lg" block onClick={() => void proof.refetch()}>
          {text.tryAgain}
        </Button>
      ) : (
        wayOn
      )}
    </div>
  )
}
