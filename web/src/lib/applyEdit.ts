import { flushSync } from 'react-dom'

/** What is put where in a text, and what is selected then. */
export type Edit = { start: number; end: number; text: string; select: [number, number] }

/** Puts an edit into a text field, in a way that Undo can take back where the browser has one. */
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
