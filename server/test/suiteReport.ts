import { writeFileSync } from 'node:fs'

/** What a suite measured, as lines of Markdown: its command (`suites/run.mjs`) puts them into docs/reliability.md. */
export function reportSuite(lines: string[]) {
  const { SUITE_REPORT } = process.env
  if (SUITE_REPORT) writeFileSync(SUITE_REPORT, `${lines.join('\n')}\n`)
}

/** A table of Markdown. */
export function tableOf(columns: string[], rows: (string | number)[][]) {
  const row = (cells: (string | number)[]) => `| ${cells.join(' | ')} |`
  return [row(columns), row(columns.map(() => '---')), ...rows.map(row)]
}
