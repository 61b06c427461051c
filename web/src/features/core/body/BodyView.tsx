import type { Block, Body } from '@jes/contract/core/body'
import { langOf } from '#lib/language.ts'
import { InOrder } from '#ui/InOrder.tsx'
import styles from './body.module.css'
import { CodeBlock } from './CodeBlock.tsx'
import { Inlines } from './Inlines.tsx'
import { plainText } from './plainText.ts'
import { TableView } from './TableView.tsx'

type Props = {
  body: Body
  /** The level of the heading above; its own headings begin below. */
  under?: 1 | 2
}

/** A text of people, rendered node by node: no HTML string, so nothing to inject. */
export function BodyView({ body, under = 2 }: Props) {
  return (
    <div className={styles.body}>
      <Blocks blocks={body} under={under} />
    </div>
  )
}

function Blocks({ blocks, under }: { blocks: readonly Block[]; under: 1 | 2 }) {
  return <InOrder of={blocks}>{(block) => <BlockView block={block} under={under} />}</InOrder>
}

function BlockView({ block, under }: { block: Block; under: 1 | 2 }) {
  switch (block.type) {
    case 'paragraph':
      return (
        <p lang={langOf(plainText(block.children))} dir="auto">
          <Inlines nodes={block.children} />
        </p>
      )
    case 'heading': {
      const Heading = `h${(block.depth - 1 + under) as 2 | 3 | 4 | 5}` as const
      return (
        <Heading lang={langOf(plainText(block.children))} dir="auto">
          <Inlines nodes={block.children} />
        </Heading>
      )
    }
    case 'list': {
      const items = (
        <InOrder of={block.items}>
          {(item) => (
            <li>
              <Blocks blocks={item} under={under} />
            </li>
          )}
        </InOrder>
      )
      return block.isOrdered ? <ol start={block.start}>{items}</ol> : <ul>{items}</ul>
    }
    case 'quote':
      return (
        <blockquote>
          <Blocks blocks={block.children} under={under} />
        </blockquote>
      )
    case 'code':
      return <CodeBlock text={block.text} language={block.language} />
    case 'table':
      return <TableView table={block} />
    case 'rule':
      return <hr />
    default:
      return null
  }
}
