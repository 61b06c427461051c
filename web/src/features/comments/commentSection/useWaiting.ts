import type { Comment } from '@jes/contract/comments/comments'
import { useIsFetching, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import {
  changeEverywhere,
  findAnywhere,
  place,
  takeOut,
} from '#features/comments/comments/cache.ts'
import { isWritingAt } from '#features/comments/comments/threadState.ts'
import { emptied } from '#features/comments/comments/tree.ts'
import { keyFor } from '#lib/keys.ts'
import { asSeen, type Viewer } from './asSeen.ts'

type Where = { postId: string; isThread: boolean; viewer: Viewer }

/** Comments that arrive while somebody reads: they wait until the reader shows them, and none is shown twice. */
export function useWaiting({ postId, isThread, viewer }: Where) {
  const client = useQueryClient()
  const [waiting, setWaiting] = useState<readonly Comment[]>([])
  // A page that has come since may have brought some of them.
  useIsFetching({ queryKey: keyFor('comments', postId) })
  const unseen = waiting.filter(({ _id }) => !findAnywhere(client, postId, _id))

  function change(published: Comment) {
    changeEverywhere(client, postId, published._id, (now) => asSeen(now, published, viewer))
    setWaiting((all) =>
      all.map((one) => (one._id === published._id ? asSeen(one, published, viewer) : one)),
    )
  }

  /** Only if it will be visible. */
  function welcome(published: Comment) {
    if (findAnywhere(client, postId, published._id)) return change(published)
    const { parentComment: parent } = published
    setWaiting((all) => {
      const others = all.filter(({ _id }) => _id !== published._id)
      const isBelowOther = others.some(({ _id }) => _id === parent)
      const hasPlace = parent
        ? isBelowOther || findAnywhere(client, postId, parent) !== undefined
        : !isThread
      return hasPlace ? [...others, asSeen(undefined, published, viewer)] : others
    })
  }

  function takeAway(id: string) {
    // Somebody who is replying to it keeps the box and the text, below a placeholder.
    if (isWritingAt(postId, id)) changeEverywhere(client, postId, id, emptied)
    else takeOut(client, postId, id)
    setWaiting((all) => all.filter(({ _id }) => _id !== id))
  }

  /** Inserts them into the lists; returns their ids. */
  function show() {
    for (const comment of unseen) place(client, comment, false)
    setWaiting([])
    return unseen.map(({ _id }) => _id)
  }

  return { count: unseen.length, change, welcome, takeAway, show }
}
