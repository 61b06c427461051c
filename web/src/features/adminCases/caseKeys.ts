import type { StaffAction } from '@jes/contract/cases'

type Pressed = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'isComposing'>
export type CaseKey = 'next' | 'previous' | StaffAction

const keys: Record<string, CaseKey> = {
  j: 'next',
  k: 'previous',
  d: 'dismiss',
  r: 'remove',
  l: 'label',
  w: 'warn',
  s: 'suspend',
}

/** What a key means at a case; with a modifier it belongs to the browser. */
export function meaningOf(pressed: Pressed): CaseKey | null {
  if (pressed.ctrlKey || pressed.metaKey || pressed.altKey || pressed.isComposing) return null
  return keys[pressed.key.toLowerCase()] ?? null
}

/** Whether letters are being written, or belong to something that is open. */
export function isTaken(target: HTMLElement) {
  return target.closest('input, textarea, select, dialog, [contenteditable], [role=menu]') !== null
}
