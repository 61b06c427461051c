import type { Talk } from '@jes/contract/messages/talks'
import { ArrowLeft } from 'lucide-react'
import { ActiveAvatar } from '#features/messages/activity/ActiveAvatar.tsx'
import { TalkState } from '#features/messages/activity/TalkState.tsx'
import { langOf, useText } from '#lib/language.ts'
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
      <ActiveAvatar user={user} size={40} isActive={talk.isActive} />
      <div className={styles.who}>
        <Heading lang={langOf(user.displayName)} tabIndex={-1}>
          {user.displayName}
        </Heading>
        <TalkState talk={talk} />
      </div>
      <TalkMenuButton talk={talk} />
    </header>
  )
}
