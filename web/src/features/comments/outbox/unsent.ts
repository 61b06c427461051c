import { create } from 'zustand'
import { useShallow } from 'zustand/react/shallow'
import { useSession, writerId } from '#lib/session.ts'
import { readTexts, storeText } from './localText.ts'

/** An unsent comment. However often it arrives with this key, the server stores it once. */
export type Unsent = {
  key: string
  postId: string
  parentComment: string | null
  content: string
  at: string
  isSending: boolean
  problem: string | null
  /** It was not refused: it is sent by itself when the connection or the session is back. */
  isWaiting: boolean
}

const useAll = create<readonly Unsent[]>(() => readSaved())

// Nobody sees the unsent comments of others; they wait for their writer in this browser.
useSession.subscribe((now, before) => {
  if (writerId(now) !== writerId(before)) useAll.setState(readSaved(), true)
})

export function useUnsent(postId: string, parentComment: string | null) {
  return useAll(
    useShallow((all) =>
      all.filter((one) => one.postId === postId && one.parentComment === parentComment),
    ),
  )
}

export function unsentTo(postId: string) {
  return useAll.getState().filter((one) => one.postId === postId)
}

export function findUnsent(key: string) {
  return useAll.getState().find((one) => one.key === key)
}

export function addUnsent(unsent: Unsent) {
  useAll.setState([...useAll.getState(), unsent], true)
  keep(unsent)
}

export function changeUnsent(key: string, changes: Partial<Unsent>) {
  const before = findUnsent(key)
  if (!before) return
  const after = { ...before, ...changes }
  useAll.setState(
    useAll.getState().map((one) => (one === before ? after : one)),
    true,
  )
  if (after.key !== key) forget(key)
  keep(after)
}

export function dropUnsent(key: string) {
  useAll.setState(
    useAll.getState().filter((one) => one.key !== key),
    true,
  )
  forget(key)
}

function keep(unsent: Unsent) {
  storeText(keyOf(unsent.key), JSON.stringify(unsent))
}

function forget(key: string) {
  storeText(keyOf(key), null)
}

function readSaved(): Unsent[] {
  return readTexts(keyOf(''))
    .flatMap(parse)
    .sort((one, other) => one.at.localeCompare(other.at))
}

function parse(saved: string): Unsent[] {
  try {
    const unsent = JSON.parse(saved) as Partial<Unsent> | null
    return isWhole(unsent) ? [{ ...unsent, isSending: false }] : []
  } catch {
    return []
  }
}

function isWhole(unsent: Partial<Unsent> | null): unsent is Unsent {
  const { key, postId, content, at } = unsent ?? {}
  return [key, postId, content, at].every((part) => typeof part === 'string')
}

function keyOf(key: string) {
  return `jes-unsent-${writerId(useSession.getState())}-${key}`
}
