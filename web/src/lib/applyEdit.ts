import { flushSync } from 'react-dom'

/** A change of a text, and the selection after it. */
export type Edit = { start: number; end: number; text: string; select: [number, number] }

/** Applies an edit to a text field, so that Undo can revert it where the browser supports that. */
export function applyEdit(
  field: HTMLInputElement | HTMLTextAreaElement,
  { start, end, text, select }: Edit,
  onChange: (text: string) => void,
) {
  const after = field.value.slice(0, start) + text + field.value.slice(end)
  field.focus()
  field.setSelectionRange(start, end)
  // Deprecated, but nothing else writes into the Undo history of a field.
  const isDone = document.execCommand?.('insertText', false, text) && field.value === after
  if (!isDone) flushSync(() => onChange(after))
  field.setSelectionRange(...select)
}
