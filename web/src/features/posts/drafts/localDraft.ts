import type { DraftContent } from '@jes/contract/posts/drafts'

/** What this browser keeps of an unfinished text, and what it knows of the copy on the server. */
export type LocalDraft = {
  content: DraftContent
  id: string | null
  /** The server has it as it stands here. */
  isSent: boolean
  /** When the server last took it, by the clock of the server. */
  updatedAt: string | null
  /** When it was last changed here, by the clock of this browser. */
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

/** False where the browser keeps nothing: blocked or full. */
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
    // Where nothing can be kept, nothing was.
  }
}

/** Where a draft is set aside that the server does not have yet, so that another may be begun in its place. */
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
