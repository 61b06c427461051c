import {
  Bookmark,
  ChartNoAxesColumn,
  Flag,
  MessageCircle,
  MessagesSquare,
  Repeat2,
  Reply,
  UserPlus,
  UsersRound,
} from 'lucide-react'
import type { ReactNode } from 'react'
import type { GatedKind } from '#lib/gate.ts'
import { MarigoldIcon } from '#ui/MarigoldIcon.tsx'
import { PeakIcon, ValleyIcon } from '#ui/PeakIcon.tsx'

const ICONS: Record<GatedKind, ReactNode> = {
  upvote: <PeakIcon filled />,
  downvote: <ValleyIcon filled />,
  bookmark: <Bookmark />,
  repost: <Repeat2 />,
  follow: <UserPlus />,
  join: <UsersRound />,
  choose: <ChartNoAxesColumn />,
  comment: <MessageCircle />,
  reply: <Reply />,
  message: <MessagesSquare />,
  report: <Flag />,
  pay: <MarigoldIcon />,
}

/** The icon of an action, as on its own button. */
export function ActIcon({ kind }: { kind: GatedKind }) {
  return ICONS[kind]
}
