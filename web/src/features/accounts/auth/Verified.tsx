import { useText } from '#lib/language.ts'
import { useSession } from '#lib/session.ts'
import { LinkButton } from '#ui/LinkButton.tsx'
import styles from './auth.module.css'
import { GoodNews } from './GoodNews.tsx'
import { messages } from './messages.ts'

/** The email is verified; next is Jes, or the log-in first. */
export function Verified({ next }: { next: string }) {
  const text = useText(messages)
  const isSignedIn = useSession((session) => session.isAuthenticated)
  return (
    <div className={styles.form}>
      <GoodNews>
        <b>{text.verified}</b>
        <p>{text.canPost}</p>
      </GoodNews>
      <LinkButton href={isSignedIn ? next : '/login'} size="lg" block>
        {isSignedIn ? text.goOn : text.logIn}
      </LinkButton>
    </div>
  )
}
