export type Tag = {
  /** In lower case; a closing tag begins with a slash. */
  name: string
  attributes: Map<string, string>
  /** The text inside a title, script and the like; empty for other tags. */
  text: string
}

/** Inside these elements a `<` is text until they close. */
const RAW = new Set(['title', 'script', 'style', 'textarea', 'iframe', 'noscript', 'template'])

/** The tags of a page in order. It reads from left to right and never goes back, so no page can make it slow. */
export function* tagsOf(html: string): Generator<Tag> {
  const lower = lowerLatin(html)
  let at = html.indexOf('<')
  while (at !== -1 && at < html.length) {
    const next = html[at + 1] ?? ''
    if (html.startsWith('<!--', at)) at = after(html, '-->', at + 4)
    else if (next === '!' || next === '?') at = after(html, '>', at)
    else if (!/[a-z/]/i.test(next)) at += 1
    else {
      const { end, ...tag } = readTag(html, lower, at + 1)
      const close = RAW.has(tag.name) ? before(lower, `</${tag.name}`, end) : end
      yield { ...tag, text: html.slice(end, close) }
      at = close
    }
    at = html.indexOf('<', at)
  }
}

function readTag(html: string, lower: string, start: number) {
  const nameEnd = skip(html, start + 1, (letter) => !isBlank(letter) && !'/>'.includes(letter))
  const name = lower.slice(start, nameEnd)
  const attributes = new Map<string, string>()
  let at = nameEnd
  for (;;) {
    at = skip(html, at, (letter) => isBlank(letter) || letter === '/')
    if (at >= html.length || html[at] === '>') return { name, attributes, end: at + 1 }

    const keyEnd = skip(html, at + 1, (letter) => !isBlank(letter) && !'=/>'.includes(letter))
    const key = lower.slice(at, keyEnd)
    at = skip(html, keyEnd, isBlank)
    if (html[at] !== '=') continue
    const value = readValue(html, skip(html, at + 1, isBlank))
    if (!attributes.has(key)) attributes.set(key, value.text)
    at = value.end
  }
}

function readValue(html: string, start: number) {
  const quote = html[start]
  if (quote === '"' || quote === "'") {
    const close = before(html, quote, start + 1)
    return { text: html.slice(start + 1, close), end: close + 1 }
  }
  const end = skip(html, start, (letter) => !isBlank(letter) && letter !== '>')
  return { text: html.slice(start, end), end }
}

function skip(html: string, from: number, isSkipped: (letter: string) => boolean) {
  let at = from
  while (at < html.length && isSkipped(html[at]!)) at += 1
  return at
}

function before(html: string, mark: string, from: number) {
  const at = html.indexOf(mark, from)
  return at === -1 ? html.length : at
}

function after(html: string, mark: string, from: number) {
  return before(html, mark, from) + mark.length
}

function isBlank(letter: string) {
  return letter === ' ' || letter === '\n' || letter === '\t' || letter === '\r' || letter === '\f'
}

/** Lower-cases only A to Z: other letters can change their length, which would shift all positions. */
function lowerLatin(html: string) {
  return html.replace(/[A-Z]+/g, (letters) => letters.toLowerCase())
}
