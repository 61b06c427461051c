import { parseInlines } from '@jes/contract/lib/markdown/inlines'
import { Inlines } from '#features/core/body/Inlines.tsx'

const nobody = { isMember: () => false, findHub: () => null }

/** Bold, italic, struck out, code and links. In a request of a stranger it is plain text: no link works. */
export function MessageText({ content, isAsleep }: { content: string; isAsleep: boolean }) {
  if (isAsleep) return content
  return <Inlines nodes={parseInlines(content, nobody)} />
}
