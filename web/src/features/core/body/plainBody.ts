import type { Body, Inline } from '@jes/contract/core/body'

/** The typed text as a body, until the server has parsed it. */
export function plainBody(content: string): Body {
  return content
    .trim()
    .split(/\n{2,}/)
    .map((paragraph) => ({ type: 'paragraph', children: paragraph.split('\n').flatMap(lineOf) }))
}

function lineOf(text: string, at: number): Inline[] {
  return at === 0 ? [{ type: 'text', text }] : [{ type: 'break' }, { type: 'text', text }]
}
