import type { StatementLine } from '@jes/contract/money/earnings'

const COLUMNS = ['member', 'seconds', 'ofSeconds', 'halfPaisa', 'paisa', 'leftOut'] as const
const HEADS = ['member', 'seconds', 'of_seconds', 'half_paisa', 'paisa', 'left_out']

/** The lines as CSV: numbers as in the books, in paisa. */
export function csvOf(lines: readonly StatementLine[]) {
  const rows = lines.map((line) => COLUMNS.map((column) => line[column] ?? '').join(','))
  return [HEADS.join(','), ...rows, ''].join('\r\n')
}

/** Lets the browser save a text as a file. */
export function saveFile(name: string, content: string) {
  const url = URL.createObjectURL(new Blob([content], { type: 'text/csv;charset=utf-8' }))
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  URL.revokeObjectURL(url)
}
