import type { Block, Inline } from '@jes/contract/core/body'
import { InOrder } from '#ui/InOrder.tsx'
import styles from './body.module.css'
import { Inlines } from './Inlines.tsx'

type Table = Extract<Block, { type: 'table' }>

/** A wide one scrolls inside the text, by keyboard too. */
export function TableView({ table: { head, rows, aligns } }: { table: Table }) {
  const cellsOf = (Cell: 'th' | 'td', cells: readonly Inline[][]) => (
    <tr>
      <InOrder of={cells}>
        {(nodes, column) => (
          <Cell dir="auto" data-align={aligns[column] ?? undefined}>
            <Inlines nodes={nodes} />
          </Cell>
        )}
      </InOrder>
    </tr>
  )

  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: as wide code does
    <div className={styles.table} tabIndex={0}>
      <table>
        <thead>{cellsOf('th', head)}</thead>
        <tbody>
          <InOrder of={rows}>{(cells) => cellsOf('td', cells)}</InOrder>
        </tbody>
      </table>
    </div>
  )
}
