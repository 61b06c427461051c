import { flushSync } from 'react-dom'
import type { Edit } from './marks.ts'

/** Puts an edit into a text field, in a way that Undo can take back where the browser has one. */
export function applyEdit(
  area: HTMLTextAreaElement,
  { start, end, text, select }: Edit,
  onChange: (text: string) => void,
) {
  const after = area.value.slice(0, start) + text + area.value.slice(end)
  area.focus()
  area.setSelectionRange(start, end)
  // Deprecated, but nothing else writes into the Undo history of a field.
  const isDone = document.execCommand?.('insertText', false, text) && area.value === after
  if (!isDone) flushSync(() => onChange(after))
  area.setSelectionRange(...select)
}
