import { useQuery } from '@tanstack/react-query'
import { ApiError } from '#lib/api.ts'
import { useText } from '#lib/language.ts'
import { useSession } from '#lib/session.ts'
import { Alert } from '#ui/Alert.tsx'
import { Button } from '#ui/Button.tsx'
import { LinkButton } from '#ui/LinkButton.tsx'
import { Spinner } from '#ui/Spinner.tsx'
import { proofByLink } from './api.ts'
import styles from './auth.module.css'
import { messages } from './messages.ts'
import { ResendButton } from './ResendButton.tsx'
import { Verified } from './Verified.tsx'

type Props = { token: string; next: string }

/** Verifies at once: whoever opened the link has the mail. */
export function VerifyByLink({ token, next }: Props) {
  const text = useText(messages)
  const proof = useQuery(proofByLink(token))
  if (proof.isSuccess) return <Verified next={next} />
  if (proof.isFetching || !proof.error)
    return (
      <p role="status" className={styles.waiting}>
        <Spinner />
        {text.verifying}
      </p>
    )

  const isPassing = proof.error instanceof ApiError && [0, 503].includes(proof.error.status)
  return (
    <div className={styles.form}>
      <Alert>{proof.error.message}</Alert>
      {isPassing ? (
        <Button size="lg" block onClick={() => void proof.refetch()}>
          {text.tryAgain}
        </Button>
      ) : (
        <OtherWay />
      )}
    </div>
  )
}

/** An expired or used link: a new mail, for a signed-in member. */
function OtherWay() {
  const text = useText(messages)
  const isSignedIn = useSession((session) => session.isAuthenticated)
  if (isSignedIn) return <ResendButton size="lg" block />
  return (
    <LinkButton href="/login?next=%2Fverify-email" size="lg" block>
      {text.logIn}
    </LinkButton>
  )
}
