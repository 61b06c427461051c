import type { Talk } from '@jes/contract/messages/talks'
import { ArrowLeft, Info } from 'lucide-react'
import { TalkState } from '#features/messages/activity/TalkState.tsx'
import { nameOf } from '#features/messages/talks/nameOf.ts'
import { TalkAvatar } from '#features/messages/talks/TalkAvatar.tsx'
import { langOf, useText } from '#lib/language.ts'
import { Link } from '#ui/Link.tsx'
import { messages } from './messages.ts'
import { TalkMenuButton } from './TalkMenuButton.tsx'
import styles from './talk.module.css'

type Props = { talk: Talk; isAlone: boolean }

/** Who it is. Where the list is not beside it, a way back to it. */
export function TalkHeader({ talk, isAlone }: Props) {
  const text = useText(messages)
  const { _id, group, folder } = talk
  const name = nameOf(talk)
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
      <TalkAvatar talk={talk} size={40} />
      <div className={styles.who}>
        <Heading lang={langOf(name)} tabIndex={-1}>
          {name}
        </Heading>
        <TalkState talk={talk} />
      </div>
      {group && folder === 'talks' && (
        <Link
          to={`/messages/${_id}?view=info`}
          aria-label={text.groupInfo}
          title={text.groupInfo}
          className={styles.back}
        >
          <Info />
        </Link>
      )}
      {(!group || folder === 'talks') && <TalkMenuButton talk={talk} />}
    </header>
  )
}
