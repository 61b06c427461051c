import { parseInlines } from '@jes/contract/lib/markdown/inlines'
import { Inlines } from '#features/core/body/Inlines.tsx'

const nobody = { isMember: () => false, findHub: () => null }

/** Bold, italic, struck out, code and links. */
export function MarkedText({ content }: { content: string }) {
  return <Inlines nodes={parseInlines(content, nobody)} />
}
