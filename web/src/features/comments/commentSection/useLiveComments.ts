import type { Comment } from '@jes/contract/comments/comments'
import type { LiveEvents } from '@jes/contract/live/live'
import type { Post } from '@jes/contract/posts/posts'
import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { changeEverywhere, lastKnown, setTotal } from '#features/comments/comments/cache.ts'
import { changesSince } from '#features/comments/comments/later.ts'
import { unsentTo } from '#features/comments/comments/unsent.ts'
import { keyFor } from '#lib/keys.ts'
import { onLive, onMissed } from '#lib/live.ts'
import { useSession } from '#lib/session.ts'
import { useWaiting } from './useWaiting.ts'

const BETWEEN_LOOKS = 5_000
/** A transaction that began before a page was read may have committed after. */
const OVERLAP = 1_000

/** Changes under an open post. Edits are shown in place; new comments wait until the reader shows them. */
export function useLiveComments(post: Post, isThread: boolean) {
  const client = useQueryClient()
  const postId = post._id
  const viewerId = useSession(({ user }) => user?._id ?? null)
  const viewer = { id: viewerId, isPostAuthor: post.user._id === viewerId }
  const { count, change, welcome, takeAway, show } = useWaiting({ postId, isThread, viewer })
  const [isMany, setIsMany] = useState(false)
  const receivedAt = useRef<string>(undefined)
  const lookedAt = useRef(0)

  const handleCreated = useEffectEvent(({ comment, total, at }: LiveEvents['commentCreated']) => {
    if (comment.ad !== postId) return
    receivedAt.current = at
    const isMine = comment.user?._id === viewerId
    // The reply to its sender contains it too, and puts it in its place.
    const isOnItsWay = isMine && unsentTo(postId).some(({ state }) => state === 'sending')
    if (!isOnItsWay) welcome(comment)
    // The total is set all the same: a list read during the writing is newer than the comment, but lacks it.
    setTotal(client, postId, () => total, at)
  })

  const handleEdited = useEffectEvent(({ comment, at }: LiveEvents['commentEdited']) => {
    if (comment.ad !== postId) return
    receivedAt.current = at
    change(comment)
  })

  const handleDeleted = useEffectEvent((published: LiveEvents['commentDeleted']) => {
    if (published.ad !== postId) return
    receivedAt.current = published.at
    if (published.comment) change(published.comment)
    else takeAway(published._id)
    setTotal(client, postId, () => published.total, published.at)
  })

  const handleVotes = useEffectEvent(({ comments }: LiveEvents['voted']) => {
    for (const score of comments)
      changeEverywhere(client, postId, score._id, (now) => ({ ...now, ...score }))
  })

  const catchUp = useEffectEvent(async () => {
    const since = receivedAt.current ?? lastKnown(client, postId)
    if (!since) return
    lookedAt.current = Date.now()
    // If it fails, the next check starts from the same moment.
    const missed = await changesSince(postId, since).catch(() => null)
    if (!missed) return
    receivedAt.current = missed.at
    if (missed.isTooMuch) return setIsMany(true)
    // The oldest first: parents before replies.
    for (const comment of missed.comments.toReversed()) {
      if (isNewSince(since, comment)) welcome(comment)
      else change(comment)
    }
    for (const id of missed.gone) takeAway(id)
    setTotal(client, postId, () => missed.total, missed.at)
  })

  /** An edit on a page that is not loaded is not new, nor is my own comment. */
  function isNewSince(since: string, { user, createdAt }: Comment) {
    const isOther = user !== null && user._id !== viewerId
    return isOther && Date.parse(createdAt) > Date.parse(since) - OVERLAP
  }

  const look = useEffectEvent(() => {
    const isDue = Date.now() - lookedAt.current > BETWEEN_LOOKS
    // Members get events; visitors check when they come back.
    if (!viewerId && isDue && document.visibilityState === 'visible') void catchUp()
  })

  const begin = useEffectEvent(() => {
    // A list cached from an earlier visit may lack newer comments; a visitor's that came with the page does not.
    if (viewerId || !isFresh(client, postId)) void catchUp()
  })

  useEffect(() => {
    const stops = [
      onLive('commentCreated', (published) => handleCreated(published)),
      onLive('commentEdited', (published) => handleEdited(published)),
      onLive('commentDeleted', (published) => handleDeleted(published)),
      onLive('voted', (published) => handleVotes(published)),
      onMissed(() => void catchUp()),
    ]
    const handleLook = () => look()
    window.addEventListener('focus', handleLook)
    document.addEventListener('visibilitychange', handleLook)
    begin()
    return () => {
      for (const stop of stops) stop()
      window.removeEventListener('focus', handleLook)
      document.removeEventListener('visibilitychange', handleLook)
    }
  }, [])

  function showAll() {
    setIsMany(false)
    return show()
  }

  return { count, isMany, show: showAll }
}

function isFresh(client: QueryClient, postId: string) {
  const lists = client.getQueryCache().findAll({ queryKey: keyFor('comments', postId) })
  return lists.every(({ state }) => Date.now() - state.dataUpdatedAt < BETWEEN_LOOKS)
}
