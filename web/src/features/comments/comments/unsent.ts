import { useShallow } from 'zustand/react/shallow'
import { type Act, useActs } from '#features/core/outbox/acts.ts'

/** A comment that waits in the outbox, is being sent, or was refused. */
export type Unsent = Act<'comment'>

export function useUnsent(postId: string, parentComment: string | null) {
  return useActs(
    useShallow((acts) =>
      acts.filter(isComment).filter(({ wish }) => {
        return wish.postId === postId && wish.parentComment === parentComment
      }),
    ),
  )
}

export function unsentTo(postId: string) {
  return useActs
    .getState()
    .filter(isComment)
    .filter(({ wish }) => wish.postId === postId)
}

function isComment(act: Act): act is Unsent {
  return act.kind === 'comment'
}
