type Pressed = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'isComposing'>

/** Which of the four buttons of a case, by their order. */
export type CaseKey = 'next' | 'previous' | 'close' | 1 | 2 | 3 | 4

const keys: Record<string, CaseKey> = {
  j: 'next',
  arrowdown: 'next',
  k: 'previous',
  arrowup: 'previous',
  escape: 'close',
  '1': 1,
  '2': 2,
  '3': 3,
  '4': 4,
}

/** The meaning of a key in the queue; with a modifier it belongs to the browser. */
export function meaningOf(pressed: Pressed): CaseKey | null {
  if (pressed.ctrlKey || pressed.metaKey || pressed.altKey || pressed.isComposing) return null
  return keys[pressed.key.toLowerCase()] ?? null
}

/** Whether the key is being typed, or belongs to something that is open. */
export function isTaken(target: HTMLElement) {
  return target.closest('input, textarea, select, dialog, [contenteditable], [role=menu]') !== null
}
