import type { Inline } from '@jes/contract/core/body'
import { hubMention } from '@jes/contract/core/hubMention'
import { use } from 'react'
import { hubPath } from '#features/core/hubAccess/hubPath.ts'
import { Wording } from '#lib/wording.ts'
import { InOrder } from '#ui/InOrder.tsx'
import { Link } from '#ui/Link.tsx'
import { hashtagPath } from './hashtagPath.ts'
import { plainText } from './plainText.ts'
import { Spoiler } from './Spoiler.tsx'

/** The words of one paragraph, with what is in them. */
export function Inlines({ nodes }: { nodes: readonly Inline[] }) {
  return <InOrder of={nodes}>{(node) => <InlineView node={node} />}</InOrder>
}

function InlineView({ node }: { node: Inline }) {
  switch (node.type) {
    case 'text':
      return use(Wording)(node.text)
    case 'break':
      return <br />
    case 'code':
      return <code>{node.text}</code>
    case 'strong':
      return (
        <strong>
          <Inlines nodes={node.children} />
        </strong>
      )
    case 'emphasis':
      return (
        <em>
          <Inlines nodes={node.children} />
        </em>
      )
    case 'strike':
      return (
        <del>
          <Inlines nodes={node.children} />
        </del>
      )
    case 'spoiler':
      return (
        <Spoiler words={plainText(node.children)}>
          <Inlines nodes={node.children} />
        </Spoiler>
      )
    case 'link':
      return <Outside node={node} />
    case 'mention':
      return <Link to={`/je/${encodeURIComponent(node.username)}`}>@{node.username}</Link>
    case 'hub':
      return <Link to={hubPath(node.name)}>{hubMention(node.name)}</Link>
    case 'hashtag':
      return <Link to={hashtagPath(node.tag)}>#{use(Wording)(node.tag)}</Link>
    default:
      return null
  }
}

/** The server accepts only web and mail links; this checks again. */
function Outside({ node }: { node: Extract<Inline, { type: 'link' }> }) {
  if (!/^(https?:\/\/|mailto:)/i.test(node.url)) return <Inlines nodes={node.children} />
  return (
    <a href={node.url} rel="nofollow ugc noopener" target="_blank">
      <Inlines nodes={node.children} />
    </a>
  )
}
