import { useQuery } from '@tanstack/react-query'
import { Clapperboard, Image } from 'lucide-react'
import { me } from '#features/core/viewer/me.ts'
import { useText } from '#lib/language.ts'
import type { SessionUser } from '#lib/session.ts'
import { Avatar } from '#ui/Avatar.tsx'
import { classes } from '#ui/classes.ts'
import { Link } from '#ui/Link.tsx'
import { LinkButton } from '#ui/LinkButton.tsx'
import { messages } from './messages.ts'
import styles from './PostPrompt.module.css'

/** Asks a member what is new. */
export function PostPrompt({ user }: { user: SessionUser }) {
  const text = useText(messages)
  const name = useQuery(me()).data?.user.displayName ?? user.username

  return (
    <div className={styles.prompt}>
      <Avatar id={user._id} name={name} image={user.image} />
      <Link to="/add-post" className={styles.question} lang="ne">
        {text.prompt(name)}
      </Link>
      <Link to="/add-post?with=picture" className={styles.tool} aria-label={text.addPicture}>
        <Image />
      </Link>
      <Link
        to="/add-jesclips"
        className={classes(styles.tool, styles.wide)}
        aria-label={text.addClip}
      >
        <Clapperboard />
      </Link>
      <LinkButton href="/add-post" look="quiet" size="sm" className={styles.wide}>
        {text.post}
      </LinkButton>
    </div>
  )
}
