import type { Edit } from '#lib/applyEdit.ts'

export type Marking = { text: string; start: number; end: number }
export type Tool = 'bold' | 'italic' | 'spoiler' | 'list' | 'quote' | 'link' | 'hashtag' | 'mention'

export function editBy(tool: Tool, marking: Marking): Edit {
  switch (tool) {
    case 'bold':
      return wrap(marking, '**')
    case 'italic':
      return wrap(marking, '_')
    case 'spoiler':
      return wrap(marking, '||')
    case 'list':
      return beginLines(marking, '- ')
    case 'quote':
      return beginLines(marking, '> ')
    case 'link':
      return link(marking)
    case 'hashtag':
      return begin(marking, '#')
    case 'mention':
      return begin(marking, '@')
  }
}

/**
 * Adds marks on both sides; pressed again they are removed. Spaces at the ends stay outside, otherwise Markdown sees
 * no mark.
 */
function wrap({ text, start, end }: Marking, mark: string): Edit {
  const chosen = text.slice(start, end)
  const size = mark.length
  if (text.slice(start - size, start) === mark && text.slice(end, end + size) === mark) {
    const from = start - size
    return { start: from, end: end + size, text: chosen, select: [from, from + chosen.length] }
  }
  const words = chosen.trim()
  const from = start + chosen.indexOf(words)
  return {
    start: from,
    end: from + words.length,
    text: mark + words + mark,
    select: [from + size, from + size + words.length],
  }
}

/** Adds a mark to every chosen line; if all have it already, removes it. */
function beginLines({ text, start, end }: Marking, mark: string): Edit {
  const from = text.lastIndexOf('\n', start - 1) + 1
  const next = text.indexOf('\n', end)
  const to = next === -1 ? text.length : next
  const lines = text.slice(from, to).split('\n')
  const isMarked = lines.every((line) => line.startsWith(mark))
  const changed = lines.map((line) => (isMarked ? line.slice(mark.length) : mark + line)).join('\n')
  return {
    start: from,
    end: to,
    text: changed,
    select: start === end ? endOf(from, changed) : [from, from + changed.length],
  }
}

/** The words stay, and the placeholder of the URL is selected; a selected URL becomes the target. */
function link({ text, start, end }: Marking): Edit {
  const chosen = text.slice(start, end)
  const isAddress = /^https?:\/\/\S+$/.test(chosen)
  const [words, address] = isAddress ? ['', chosen] : [chosen, 'https://']
  const at = start + words.length + 3
  return {
    start,
    end,
    text: `[${words}](${address})`,
    select: isAddress || words === '' ? [start + 1, start + 1] : [at, at + address.length],
  }
}

function begin({ text, start, end }: Marking, mark: string): Edit {
  const isInWord = /[\p{L}\p{M}\p{N}_]$/u.test(text.slice(0, start))
  const put = (isInWord ? ' ' : '') + mark + text.slice(start, end)
  return { start, end, text: put, select: endOf(start, put) }
}

function endOf(start: number, text: string): [number, number] {
  return [start + text.length, start + text.length]
}
