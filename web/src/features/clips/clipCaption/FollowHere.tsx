import type { Post } from '@jes/contract/posts/posts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Check } from 'lucide-react'
import { useState } from 'react'
import { sendClipAction } from '#features/clips/clipPlays/plays.ts'
import { userOf } from '#features/core/users/api.ts'
import { follow } from '#features/people/follows/api.ts'
import { asMember } from '#lib/gate.ts'
import { useText } from '#lib/language.ts'
import { useSession } from '#lib/session.ts'
import styles from './ClipCaption.module.css'
import { messages } from './followMessages.ts'

/** For viewers who do not follow the author yet; a follow from here can be undone here. */
export function FollowHere({ post }: { post: Post }) {
  const text = useText(messages)
  const client = useQueryClient()
  const { user } = post
  const viewer = useSession((session) => session.user)
  const { data: profile } = useQuery({
    ...userOf(user.username),
    enabled: viewer !== null && viewer._id !== user._id,
  })
  const [hasPressed, setHasPressed] = useState(false)
  const isFollowed = profile?.relationship?.following === true
  const isKnown = viewer === null || profile?.relationship != null
  if (viewer?._id === user._id || !isKnown || (isFollowed && !hasPressed)) return null

  function handleClick() {
    setHasPressed(true)
    if (!isFollowed) sendClipAction({ type: 'follow', clip: post._id })
    return follow(client, user, !isFollowed)
  }

  return (
    <button
      type="button"
      aria-pressed={isFollowed}
      aria-label={text.followPerson(user.displayName)}
      className={styles.follow}
      onClick={() => asMember('follow', user, handleClick)}
    >
      {isFollowed && <Check size={16} />}
      {isFollowed ? text.following : text.follow}
    </button>
  )
}
