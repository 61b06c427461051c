import type { Talk } from '@jes/contract/messages/talks'
import { ArrowLeft } from 'lucide-react'
import { langOf, useText } from '#lib/language.ts'
import { Avatar } from '#ui/Avatar.tsx'
import { Link } from '#ui/Link.tsx'
import { messages } from './messages.ts'
import { TalkMenuButton } from './TalkMenuButton.tsx'
import styles from './talk.module.css'

type Props = { talk: Talk; isAlone: boolean }

/** Who it is. Where the list is not beside it, a way back to it. */
export function TalkHeader({ talk, isAlone }: Props) {
  const text = useText(messages)
  const { user, folder } = talk
  const Heading = isAlone ? 'h1' : 'h2'
  return (
    <header className={styles.head}>
      {isAlone && (
        <Link
          to={folder === 'requests' ? '/messages?filter=requests' : '/messages'}
          aria-label={text.back}
          className={styles.back}
        >
          <ArrowLeft />
        </Link>
      )}
      <Avatar id={user._id} name={user.displayName} image={user.image} size={40} />
      <div className={styles.who}>
        <Heading lang={langOf(user.displayName)} tabIndex={-1}>
          {user.displayName}
        </Heading>
        <p>@{user.username}</p>
      </div>
      <TalkMenuButton talk={talk} />
    </header>
  )
}
