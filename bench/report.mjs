import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { cpus, loadavg } from 'node:os'

const FILE = new URL('../docs/performance.md', import.meta.url)
const BEGUN_AT = loadavg()[0]

/** Puts the newest table first and keeps the older ones under it. */
export function writeTable(measured) {
  writeSection('measured', (older) => [tableOf(measured), ...older].slice(0, 8))
}

export function describeFanOut({ listeners, p50, worst }) {
  const all = listeners.toLocaleString('en')
  return `One comment to ${all} open browsers: ${whole(p50)} ms until the last has it, ${whole(worst)} ms at worst (aim < 100).`
}

export function writePlans(plans) {
  writeSection('plans', () => [plans])
}

function tableOf({ rows, fanOut, videos }) {
  const highest = Math.max(...rows.map(({ memory }) => memory?.highest ?? 0))
  const lines = rows.map(({ name, aim, connections, ours, bare, bytes }) => {
    const ratio = ours.perSecond / bare.perSecond
    const wanted = connections === 50 && aim ? `≥ ${aim}` : ''
    const cells = [
      name,
      connections,
      whole(ours.perSecond),
      ours.p50,
      ours.p99,
      whole(bare.perSecond),
    ]
    const costs = [ours.cost, bare.cost].map((cost) => cost.toFixed(2))
    return `| ${[...cells, ratio.toFixed(3), wanted, ...costs, bytes].join(' | ')} |`
  })
  const noise =
    BEGUN_AT > 1 ? ` The machine was not quiet: load ${BEGUN_AT.toFixed(1)} before it began.` : ''
  return [
    `### ${new Date().toISOString().slice(0, 16).replace('T', ' ')} UTC`,
    '',
    `Highest resident memory ${highest} MB (aim ≤ 250); ${cpus().length} processors, Node ${process.versions.node}.${noise}`,
    '',
    ...(fanOut ? [describeFanOut(fanOut), ''] : []),
    ...videos.flatMap((line) => [line, '']),
    '| Endpoint | Connections | Requests/s | p50 ms | p99 ms | Bare/s | Ratio | Aim | Processor ms | Bare ms | Bytes |',
    '|---|---|---|---|---|---|---|---|---|---|---|',
    ...lines,
  ].join('\n')
}

const whole = (number) => Math.round(number)

/** Rewrites what stands between two marks; everything else in the file is written by hand. */
function writeSection(name, change) {
  const text = existsSync(FILE) ? readFileSync(FILE, 'utf8') : ''
  const [begin, end] = [`<!-- ${name}: written by npm run bench -->`, `<!-- end of ${name} -->`]
  const from = text.indexOf(begin)
  const to = text.indexOf(end)
  if (from < 0 || to < from) throw new Error(`docs/performance.md has no place for ${name}.`)
  const older = text
    .slice(from + begin.length, to)
    .split(/\n(?=### )/)
    .map((part) => part.trim())
  const parts = change(older.filter(Boolean))
  writeFileSync(
    FILE,
    `${text.slice(0, from)}${begin}\n\n${parts.join('\n\n')}\n\n${text.slice(to)}`,
  )
}
