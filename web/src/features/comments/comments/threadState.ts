import { create } from 'zustand'
import { stored } from './stored.ts'

/** What is being written: a reply to a comment, or an edit of one. */
export type Writing = ({ reply: string } | { edit: string }) & {
  /** It was open before this page was loaded: it does not take the focus. */
  isRestored?: true
}
type Thread = { collapsed: readonly string[]; writing: Writing | null }

const MOST_COLLAPSED = 200
const untouched: Thread = { collapsed: [], writing: null }

/** How the reader left the threads of each post, while this tab lives. */
const useThreads = create<Record<string, Thread>>(() => ({}))

/** Restores the state of a post's threads; a reload changes nothing. */
export function openThread(postId: string) {
  if (useThreads.getState()[postId]) return
  useThreads.setState({ [postId]: readThread(postId) })
}

export function useIsCollapsed(postId: string, id: string) {
  return useThreads((all) => all[postId]?.collapsed.includes(id) ?? false)
}

/** What is being written at a comment, if anything. */
export function useWritingAt(postId: string, id: string) {
  return useThreads((all) => kindOf(all[postId]?.writing ?? null, id))
}

export function isWritingAt(postId: string, id: string) {
  return kindOf(useThreads.getState()[postId]?.writing ?? null, id) !== null
}

export function useIsWriting(postId: string) {
  return useThreads((all) => Boolean(all[postId]?.writing))
}

/** Opened by a press just now, not restored with the page. */
export function isJustOpened(postId: string) {
  return useThreads.getState()[postId]?.writing?.isRestored !== true
}

export function collapse(postId: string, id: string, isCollapsed: boolean) {
  change(postId, ({ collapsed }) => {
    const others = collapsed.filter((other) => other !== id)
    return { collapsed: isCollapsed ? [...others, id].slice(-MOST_COLLAPSED) : others }
  })
}

export function write(postId: string, writing: Writing | null) {
  change(postId, () => ({ writing }))
}

function change(postId: string, by: (thread: Thread) => Partial<Thread>) {
  const before = useThreads.getState()[postId] ?? untouched
  const after = { ...before, ...by(before) }
  useThreads.setState({ [postId]: after })
  stored(() => sessionStorage.setItem(keyOf(postId), JSON.stringify(after)))
}

function readThread(postId: string): Thread {
  const saved = stored(
    () => JSON.parse(sessionStorage.getItem(keyOf(postId)) ?? '{}') as Partial<Thread>,
  )
  const collapsed = Array.isArray(saved?.collapsed) ? saved.collapsed : []
  const writing = saved?.writing ? { ...saved.writing, isRestored: true as const } : null
  return { collapsed, writing }
}

function kindOf(writing: Writing | null, id: string) {
  if (writing === null) return null
  if ('reply' in writing) return writing.reply === id ? 'reply' : null
  return writing.edit === id ? 'edit' : null
}

function keyOf(postId: string) {
  return `jes-thread-${postId}`
}
