import { escapeHtml } from './html.ts'

/** What no XML document may hold, not even escaped: most control characters, half of a pair, U+FFFE and U+FFFF. */
const FORBIDDEN = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu

/** Escapes text for XML, between tags or in a quoted attribute. */
export function escapeXml(text: string) {
  return escapeHtml(text.replace(FORBIDDEN, ''))
}

/** One element with text in it. */
export function element(name: string, text: string) {
  return `<${name}>${escapeXml(text)}</${name}>`
}
