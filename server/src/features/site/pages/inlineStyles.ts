import { createHash } from 'node:crypto'

const STYLE = / style="([^"]*)"/g

/**
 * Moves the style attributes of rendered HTML into one style element, which the Content-Security-Policy can allow by
 * its hash; attributes it could only allow all at once, also those of an attacker.
 */
export function withoutInlineStyles(html: string) {
  const rules = new Map<string, number>()
  // In text and in other attributes React writes quotes as entities.
  const without = html.replace(STYLE, (_, style: string) => {
    const number = rules.get(style) ?? rules.size
    rules.set(style, number)
    return ` data-style="${number}"`
  })
  const css = [...rules].map(([style, number]) => `[data-style="${number}"]{${plain(style)}}`)
  return { html: without, css: css.join('') }
}

/** What an attribute writes as entities; nothing in it may end the rule or the element. */
function plain(style: string) {
  return style
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&amp;', '&')
    .replace(/[{}<>\\]/g, '')
}

/** The source that a policy allows it by. */
export function hashSource(css: string) {
  return `'sha256-${createHash('sha256').update(css).digest('base64')}'`
}
