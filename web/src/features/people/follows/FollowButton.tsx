import { useQueryClient } from '@tanstack/react-query'
import { Check } from 'lucide-react'
import { useWish } from '#features/core/outbox/acts.ts'
import { asMember } from '#lib/gate.ts'
import { useText } from '#lib/language.ts'
import { useSession } from '#lib/session.ts'
import { toast } from '#lib/toasts.ts'
import { Button } from '#ui/Button.tsx'
import { WaitingMark } from '#ui/WaitingMark.tsx'
import { follow } from './api.ts'
import { messages } from './messages.ts'

type Props = {
  user: { _id: string; displayName: string }
  isFollowed: boolean
  /** Among others its name says whom it follows. */
  isInList?: boolean
}

/** Follows at once; nobody is asked, and unfollowing can be undone. There is none for oneself. */
export function FollowButton({ user, isFollowed: isKnown, isInList }: Props) {
  const text = useText(messages)
  const client = useQueryClient()
  const isMe = useSession(({ user: me }) => me?._id === user._id)
  const wish = useWish('follow', `user ${user._id}`)
  const isFollowed = wish ?? isKnown
  if (isMe) return null

  function handleClick() {
    if (isFollowed)
      toast.show({
        text: text.unfollowed(user.displayName),
        action: { label: text.undo, onAct: () => void follow(client, user, true) },
      })
    return follow(client, user, !isFollowed)
  }

  return (
    <Button
      look={isFollowed ? 'line' : 'ink'}
      size={isInList ? 'sm' : 'md'}
      aria-pressed={isFollowed}
      aria-label={isInList ? text.followPerson(user.displayName) : text.follow}
      onClick={() => asMember('follow', user, handleClick)}
    >
      {isFollowed && wish === undefined && <Check />}
      {isFollowed ? text.following : text.follow}
      {wish !== undefined && <WaitingMark />}
    </Button>
  )
}
