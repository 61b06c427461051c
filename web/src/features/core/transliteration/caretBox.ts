const COPIED = [
  'font',
  'letterSpacing',
  'wordSpacing',
  'textIndent',
  'textAlign',
  'direction',
  'tabSize',
  'lineHeight',
  'boxSizing',
  'paddingTop',
  'paddingRight',
  'paddingBottom',
  'paddingLeft',
  'borderTopWidth',
  'borderRightWidth',
  'borderBottomWidth',
  'borderLeftWidth',
] as const

/** The position of a letter of a field in the window: a copy of the field is laid out and measured. */
export function caretBox(field: HTMLInputElement | HTMLTextAreaElement, offset: number) {
  const isArea = field instanceof HTMLTextAreaElement
  const style = getComputedStyle(field)
  const copy = document.createElement('div')
  for (const name of COPIED) copy.style[name] = style[name]
  Object.assign(copy.style, {
    position: 'absolute',
    visibility: 'hidden',
    borderStyle: 'solid',
    insetBlockStart: '0',
    insetInlineStart: '0',
    inlineSize: `${field.offsetWidth}px`,
    whiteSpace: isArea ? 'pre-wrap' : 'pre',
    overflowWrap: 'break-word',
  })
  const letter = document.createElement('span')
  // The rest of the word, because the whole word wraps to the next line.
  letter.textContent = /^\S*/.exec(field.value.slice(offset))?.[0] || '.'
  copy.append(field.value.slice(0, offset), letter)
  document.body.append(copy)
  const from = copy.getBoundingClientRect()
  const at = letter.getClientRects()[0] ?? from
  copy.remove()

  const box = field.getBoundingClientRect()
  return {
    left: box.left + at.left - from.left - field.scrollLeft,
    top: box.top + at.top - from.top - field.scrollTop,
    height: at.height,
  }
}
