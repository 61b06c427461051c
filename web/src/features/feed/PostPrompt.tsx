import { useText } from '#lib/language.ts'
import type { SessionUser } from '#lib/session.ts'
import { Avatar } from '#ui/Avatar.tsx'
import { Link } from '#ui/Link.tsx'
import { LinkButton } from '#ui/LinkButton.tsx'
import { messages } from './messages.ts'
import styles from './PostPrompt.module.css'

/** Asks a member what is new. */
export function PostPrompt({ user }: { user: SessionUser }) {
  const text = useText(messages)

  return (
    <div className={styles.prompt}>
      <Avatar id={user._id} name={user.username} image={user.image} />
      <Link to="/add-post" className={styles.question} lang="ne">
        {text.prompt(user.username)}
      </Link>
      <LinkButton href="/add-post" look="quiet" size="sm">
        {text.post}
      </LinkButton>
    </div>
  )
}
