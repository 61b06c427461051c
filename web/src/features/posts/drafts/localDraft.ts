import type { DraftContent } from '@jes/contract/posts/drafts'

/** What this browser stores of an unfinished text, and what it knows of the server's copy. */
export type LocalDraft = {
  content: DraftContent
  id: string | null
  /** The server has the same text. */
  isSent: boolean
  /** When the server last saved it, by the server's clock. */
  updatedAt: string | null
  /** When it was last changed here, by this browser's clock. */
  savedAt: number
}

export function localKey(userId: string, postId?: string) {
  return postId ? `jes-draft-${userId}-${postId}` : `jes-draft-${userId}`
}

export function readLocal(key: string): LocalDraft | null {
  try {
    const saved: unknown = JSON.parse(localStorage.getItem(key) ?? 'null')
    return isWhole(saved) ? saved : null
  } catch {
    return null
  }
}

/** False where storage is blocked or full. */
export function writeLocal(key: string, draft: LocalDraft) {
  try {
    localStorage.setItem(key, JSON.stringify(draft))
    return true
  } catch {
    return false
  }
}

export function clearLocal(key: string) {
  try {
    localStorage.removeItem(key)
  } catch {
    // Where nothing can be stored, nothing was.
  }
}

/** The key of a set-aside draft that the server does not have yet, so that another may be started in its place. */
export function parkedKey(key: string, { savedAt }: LocalDraft) {
  return `${key}-parked-${savedAt}`
}

function isWhole(saved: unknown): saved is LocalDraft {
  const { content } = (saved ?? {}) as { content?: Partial<DraftContent> }
  return (
    typeof content?.title === 'string' &&
    typeof content.content === 'string' &&
    Array.isArray(content.images)
  )
}
