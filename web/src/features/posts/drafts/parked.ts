import { saveDraft } from './api.ts'
import { clearLocal, type LocalDraft, readLocal } from './localDraft.ts'

/** Sends the set-aside drafts to the server; calls back for each with the server's data. */
export async function sendParked(key: string, onSent: (draft: LocalDraft) => void) {
  for (const name of listParked(key)) {
    const draft = readLocal(name)
    if (draft) {
      const { _id: id, updatedAt } = await saveDraft(draft.id, draft.content)
      onSent({ ...draft, id, updatedAt, isSent: true })
    }
    clearLocal(name)
  }
}

function listParked(key: string) {
  try {
    return Object.keys(localStorage).filter((name) => name.startsWith(`${key}-parked-`))
  } catch {
    return []
  }
}
