import type { Inline } from '@jes/contract/core/body'
import type { Piece, Wrapper } from './pieces.ts'

/** Bold in italic in a link …; deeper formatting is shown as plain text. */
const MOST_NESTED = 6

/** An open wrapper. One without its own node adds its content to its parent. */
type Frame = { wrapper: Wrapper | null; children: Inline[] }

export function buildTree(pieces: Piece[]): Inline[] {
  const root: Inline[] = []
  const frames: Frame[] = []
  let depth = 0
  let isLinked = false

  function close() {
    const { wrapper, children } = frames.pop()!
    if (!wrapper) return
    depth -= 1
    if (wrapper.type === 'link') isLinked = false
    const node = toNode(wrapper, children)
    if (node) (frames.at(-1)?.children ?? root).push(node)
  }

  function open(wrapper: Wrapper) {
    const around = frames.at(-1)?.children ?? root
    const isLink = wrapper.type === 'link'
    const isDropped = depth >= MOST_NESTED || (isLink && (isLinked || wrapper.url === null))
    if (!isDropped) {
      depth += 1
      isLinked ||= isLink
    }
    frames.push(isDropped ? { wrapper: null, children: around } : { wrapper, children: [] })
  }

  for (const { node, raw, closes, opens } of pieces) {
    for (let n = 0; n < closes; n++) close()
    if (node) add(frames.at(-1)?.children ?? root, isLinked ? unlinked(node, raw) : node)
    for (const wrapper of opens.toReversed()) open(wrapper)
  }
  return root
}

function toNode(wrapper: Wrapper, children: Inline[]): Inline | null {
  if (wrapper.type === 'link') {
    const { url } = wrapper
    if (url === null) return null
    return {
      type: 'link',
      url,
      children: children.length ? children : [{ type: 'text', text: url }],
    }
  }
  return children.length ? { type: wrapper.type, children } : null
}

const LINKS = new Set<Inline['type']>(['link', 'mention', 'hub', 'hashtag'])

/** A link inside a link is shown as text. */
function unlinked(node: Inline, raw: string): Inline {
  return LINKS.has(node.type) ? { type: 'text', text: raw } : node
}

/** Neighbouring texts are one. */
function add(children: Inline[], node: Inline) {
  const last = children.at(-1)
  if (node.type !== 'text') children.push(node)
  else if (node.text === '') return
  else if (last?.type === 'text') last.text += node.text
  else children.push({ ...node })
}
