import {
  Bookmark,
  Flag,
  Image,
  MessageCircle,
  MessagesSquare,
  PenLine,
  SmilePlus,
  Trash2,
  UserPlus,
  UsersRound,
} from 'lucide-react'
import { PeakIcon } from '#ui/PeakIcon.tsx'
import type { Act } from './acts.ts'
import styles from './outbox.module.css'

/** The kind of an act in a square. */
export function ActIcon({ act }: { act: Act }) {
  return (
    <span className={styles.square} aria-hidden="true">
      {iconOf(act)}
    </span>
  )
}

function iconOf({ kind, pictures }: Act) {
  const icons = {
    post: pictures?.length ? <Image /> : <PenLine />,
    comment: <MessageCircle />,
    message: <MessagesSquare />,
    reaction: <SmilePlus />,
    vote: <PeakIcon filled={false} />,
    bookmark: <Bookmark />,
    join: <UsersRound />,
    follow: <UserPlus />,
    report: <Flag />,
    edit: <PenLine />,
    delete: <Trash2 />,
  }
  return icons[kind]
}
