import { type Clip, clipApi } from '@jes/contract/clips/clips'
import type { LiveEvents } from '@jes/contract/live/live'
import { create } from 'zustand'
import { call } from '#lib/api.ts'
import { useSession } from '#lib/session.ts'

export type Moved = LiveEvents['clipMoved']

/** The signed-in member's clips that are being made, or failed. */
export const useWaiting = create<Clip[]>(() => [])

/** Dismissed here: a failed one does not come back by itself. */
const putAway = new Set<string>()

function keyOf(userId: string) {
  return `jes-clips-${userId}`
}

/** Whether this browser knows of any; only then the server is queried. */
export function hasWaiting(userId: string) {
  return readKnown(userId).length > 0
}

/** The ids of clips that were being made when this browser last knew, also before a reload. */
function readKnown(userId: string | undefined): string[] {
  try {
    const saved: unknown = userId && JSON.parse(localStorage.getItem(keyOf(userId)) ?? '[]')
    return Array.isArray(saved) ? saved.filter((id) => typeof id === 'string') : []
  } catch {
    return []
  }
}

function put(clips: Clip[]) {
  const userId = useSession.getState().user?._id
  useWaiting.setState(clips, true)
  if (!userId) return
  try {
    const ids = clips.filter(({ status }) => status === 'processing').map(({ _id }) => _id)
    if (ids.length > 0) localStorage.setItem(keyOf(userId), JSON.stringify(ids))
    else localStorage.removeItem(keyOf(userId))
  } catch {
    // Then it is fetched when an event comes.
  }
}

export function addWaiting(clip: Clip) {
  putAway.delete(clip._id)
  put([clip, ...useWaiting.getState().filter(({ _id }) => _id !== clip._id)])
}

export function dropWaiting(id: string) {
  putAway.add(id)
  put(useWaiting.getState().filter(({ _id }) => _id !== id))
}

export function clearWaiting() {
  useWaiting.setState([], true)
}

/** Fetches them; returns the ids of those that were waiting before and no longer are. */
export async function refreshWaiting(): Promise<string[]> {
  const shown = useWaiting.getState().filter(({ status }) => status === 'processing')
  const known = readKnown(useSession.getState().user?._id)
  const { clips } = await call(clipApi.waiting, {})
  put(clips.filter(({ _id }) => !putAway.has(_id)))
  const still = new Set(clips.map(({ _id }) => _id))
  return [...new Set([...known, ...shown.map(({ _id }) => _id)])].filter((id) => !still.has(id))
}

/** Applies an event to a clip; false if the clip is not known yet. */
export function moveWaiting({ _id, ...moved }: Moved) {
  const clips = useWaiting.getState()
  if (!clips.some((clip) => clip._id === _id)) return false
  put(clips.map((clip) => (clip._id === _id ? { ...clip, ...moved } : clip)))
  return true
}
