import type { Message } from '@jes/contract/messages/messages'
import type { Talk } from '@jes/contract/messages/talks'
import { useQuery } from '@tanstack/react-query'
import { CheckCheck } from 'lucide-react'
import { useText } from '#lib/language.ts'
import { useSession } from '#lib/session.ts'
import styles from './group.module.css'
import { membersOf } from './members.ts'
import { messages } from './messages.ts'

type Props = { talk: Talk; last: Message | undefined }

/** Below my message at the end of a group: how many of the others have read it. */
export function ReadBy({ talk, last }: Props) {
  const text = useText(messages)
  const me = useSession(({ user }) => user?._id)
  const { data } = useQuery(membersOf(talk._id))
  if (!last || last.user !== me || last.line) return null
  const readers = data?.members.filter(
    ({ user, readSeq }) => user._id !== me && readSeq !== null && readSeq >= last.seq,
  )
  if (!readers?.length) return null
  return (
    <p className={styles.read}>
      <CheckCheck />
      {text.readBy(readers.length)}
    </p>
  )
}
