import { createContext, useContext } from 'react'

export type ThreadView = {
  postId: string
  /** Nobody can reply under a locked post. */
  canReply: boolean
  /** How many levels there is room for. */
  levels: number
  isNarrow: boolean
  /** The comment in the address. */
  linked: string | null
}

export const ThreadContext = createContext<ThreadView | null>(null)

export function useThreadView() {
  const view = useContext(ThreadContext)
  if (!view) throw new Error('A comment needs a ThreadContext around it')
  return view
}
