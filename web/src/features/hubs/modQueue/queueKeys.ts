type Pressed = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'isComposing'>
export type QueueKey = 'next' | 'previous' | 'keep' | 'remove'

const keys: Record<string, QueueKey> = { j: 'next', k: 'previous', a: 'keep', r: 'remove' }

/** The meaning of a key in the queue; with a modifier it belongs to the browser. */
export function meaningOf(pressed: Pressed): QueueKey | null {
  if (pressed.ctrlKey || pressed.metaKey || pressed.altKey || pressed.isComposing) return null
  return keys[pressed.key.toLowerCase()] ?? null
}

/** The next position among so many; without a position it starts at the top. */
export function stepFrom(place: number, key: 'next' | 'previous', count: number) {
  if (count === 0) return null
  if (place < 0) return 0
  return Math.min(Math.max(place + (key === 'next' ? 1 : -1), 0), count - 1)
}
