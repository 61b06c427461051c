import { useQueryClient } from '@tanstack/react-query'
import { Check } from 'lucide-react'
import { useWish } from '#features/core/outbox/acts.ts'
import { asMember } from '#lib/gate.ts'
import { useText } from '#lib/language.ts'
import { useSession } from '#lib/session.ts'
import { toast } from '#lib/toasts.ts'
import { Button } from '#ui/Button.tsx'
import { WaitingMark } from '#ui/WaitingMark.tsx'
import { type Followed, follow } from './api.ts'
import { messages } from './messages.ts'

type Props = {
  user: Followed
  isFollowed: boolean
  /** Among others its name says whom it follows. */
  isInList?: boolean
}

/**
 * Follows at once, and unfollowing can be undone. A private account is asked, and so again after unfollowing. There is
 * none for oneself.
 */
export function FollowButton({ user, isFollowed: isKnown, isInList }: Props) {
  const text = useText(messages)
  const client = useQueryClient()
  const isMe = useSession(({ user: me }) => me?._id === user._id)
  const wish = useWish('follow', `user ${user._id}`)
  const isOn = wish ?? (isKnown || user.isRequested === true)
  const isAsking = user.isPrivate && !(isKnown && isOn)
  if (isMe) return null

  function handleClick() {
    if (isKnown && isOn)
      toast.show({
        text: text.unfollowed(user.displayName),
        ...(!user.isPrivate && {
          action: { label: text.undo, onAct: () => void follow(client, user, true) },
        }),
      })
    return follow(client, user, !isOn)
  }

  return (
    <Button
      look={isOn ? 'line' : 'ink'}
      size={isInList ? 'sm' : 'md'}
      aria-pressed={isOn}
      aria-label={
        isInList ? text.followPerson(user.displayName) : isAsking ? text.request : text.follow
      }
      onClick={() => asMember('follow', user, handleClick)}
    >
      {isOn && !isAsking && wish === undefined && <Check />}
      {isAsking ? text[isOn ? 'requested' : 'request'] : text[isOn ? 'following' : 'follow']}
      {wish !== undefined && <WaitingMark />}
    </Button>
  )
}
