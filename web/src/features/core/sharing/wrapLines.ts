type Column = { width: number; most: number; measure: (text: string) => number }

/** Breaks a text into lines that fit, at spaces; a word longer than a line breaks between whole characters. */
export function wrapLines(text: string, { width, most, measure }: Column) {
  const lines: string[] = []
  let line = ''
  for (const word of text.split(/\s+/).filter(Boolean)) {
    if (measure(join(line, word)) <= width) {
      line = join(line, word)
      continue
    }
    if (line) lines.push(line)
    line = ''
    for (const character of charactersOf(word)) {
      if (line && measure(line + character) > width) {
        lines.push(line)
        line = ''
      }
      line += character
    }
  }
  if (line) lines.push(line)
  return lines.length <= most ? lines : [...lines.slice(0, most - 1), cut(lines[most - 1]!)]

  function cut(last: string) {
    const characters = charactersOf(last)
    while (characters.length > 0 && measure(`${characters.join('')}…`) > width) characters.pop()
    return `${characters.join('').trimEnd()}…`
  }
}

function join(line: string, word: string) {
  return line ? `${line} ${word}` : word
}

function charactersOf(text: string) {
  return [...new Intl.Segmenter('ne').segment(text)].map(({ segment }) => segment)
}
