import { readFileSync, writeFileSync } from 'node:fs'
import { cpus, loadavg } from 'node:os'

const FILE = new URL('../docs/reliability.md', import.meta.url)
const BEGUN_AT = loadavg()[0]

/** Replaces what the previous run of a suite wrote; everything else in the file is written by hand. */
export function writeSection(name, lines) {
  const text = readFileSync(FILE, 'utf8')
  const [begin, end] = [
    `<!-- ${name}: written by npm run test:${name} -->`,
    `<!-- end of ${name} -->`,
  ]
  const [from, to] = [text.indexOf(begin), text.indexOf(end)]
  if (from < 0 || to < from) throw new Error(`docs/reliability.md has no place for ${name}.`)
  const section = [begin, '', describeRun(), '', ...lines, '', ''].join('\n')
  writeFileSync(FILE, `${text.slice(0, from)}${section}${text.slice(to)}`)
}

/** When and where: a figure says nothing without its machine. */
function describeRun() {
  const at = `${new Date().toISOString().slice(0, 16).replace('T', ' ')} UTC`
  const noise =
    BEGUN_AT > 1 ? ` Not a quiet machine: load ${BEGUN_AT.toFixed(1)} at the start.` : ''
  return `${at}; ${cpus().length} cores, ${process.arch}, Node ${process.versions.node}.${noise}`
}

export function tableOf(columns, rows) {
  const row = (cells) => `| ${cells.join(' | ')} |`
  return [row(columns), row(columns.map(() => '---')), ...rows.map(row)]
}
