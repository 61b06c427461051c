import type { Talk } from '@jes/contract/messages/talks'
import { BellOff, CheckCheck, Pin } from 'lucide-react'
import { useDraft } from '#features/messages/messageBox/drafts.ts'
import { TalkLine } from '#features/messages/messages/TalkLine.tsx'
import { langOf, useText } from '#lib/language.ts'
import { useSearchParams } from '#lib/router.tsx'
import { useSession } from '#lib/session.ts'
import { useMinute } from '#lib/useMinute.ts'
import { CountBadge } from '#ui/CountBadge.tsx'
import { Link } from '#ui/Link.tsx'
import { messages } from './messages.ts'
import { nameOf } from './nameOf.ts'
import { TalkAvatar } from './TalkAvatar.tsx'
import styles from './talks.module.css'
import { whenOf } from './when.ts'

type Props = { talk: Talk; isOpen: boolean }

export function TalkRow({ talk, isOpen }: Props) {
  const text = useText(messages)
  const now = useMinute()
  const post = useSearchParams()[0].get('post')
  const { last, lastAt, lastSeq, readSeq, otherReadSeq } = talk
  const name = nameOf(talk)
  const unread = lastSeq - readSeq
  const isRead = last !== null && otherReadSeq !== null && otherReadSeq >= last.seq
  const isMine = useSession((session) => session.user?._id === last?.user)

  return (
    <Link
      to={`/messages/${talk._id}${post ? `?post=${post}` : ''}`}
      className={styles.talk}
      aria-current={isOpen ? 'page' : undefined}
      data-unread={unread > 0 || undefined}
    >
      <TalkAvatar talk={talk} size={52} />
      <span className={styles.words}>
        <span className={styles.line}>
          <b lang={langOf(name)}>{name}</b>
          {talk.isPinned && <Pin role="img" aria-hidden={false} aria-label={text.pinned} />}
          {talk.isMuted && <BellOff role="img" aria-hidden={false} aria-label={text.muted} />}
          {lastAt && <time dateTime={lastAt}>{whenOf(lastAt, text.yesterday, now)}</time>}
        </span>
        <span className={styles.line}>
          {isMine && isRead && <CheckCheck className={styles.read} />}
          <LastWords talk={talk} isMine={isMine} />
          <CountBadge count={unread} label={text.unreadOnes} />
        </span>
      </span>
    </Link>
  )
}

/** The unfinished text, or else the last message. */
function LastWords({ talk, isMine }: { talk: Talk; isMine: boolean }) {
  const { _id, last, group } = talk
  const text = useText(messages)
  const draft = useDraft(_id)
  if (draft) {
    return (
      <span className={styles.said} lang={langOf(draft)}>
        <span className={styles.draft}>{text.draft}</span> {draft}
      </span>
    )
  }
  if (!last) return <span className={styles.said} />
  if (last.line) return <TalkLine message={last} talk={talk} className={styles.said} />
  const said = last.isDeleted ? text.deleted : last.content || (last.post ? text.aPost : '')
  return (
    <span className={styles.said} lang={langOf(said)}>
      {isMine ? text.you(said) : group?.lastBy ? `${group.lastBy.displayName}: ${said}` : said}
    </span>
  )
}
