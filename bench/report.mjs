import { readFileSync, writeFileSync } from 'node:fs'
import { cpus, loadavg } from 'node:os'
import { MOST } from './load.mjs'

const FILE = new URL('../docs/performance.md', import.meta.url)
const BEGUN_AT = loadavg()[0]

/** Replaces the table of the previous run, adds a line to those of earlier runs, and draws the chart. */
export function writeTable(measured) {
  writeSection('measured', () => tableOf(measured))
  writeSection('runs', (before) => runsAndChart([...readRuns(before), runOf(measured)]))
}

export function describeFanOut({ listeners, p50, worst }) {
  const all = listeners.toLocaleString('en')
  return `One comment to ${all} open browsers: ${whole(p50)} ms until the last has it, ${whole(worst)} ms at worst (aim < 100).`
}

export function writePlans(plans) {
  writeSection('plans', () =>
    ['| Question | ms | Buffers | Read by |', '|---|---|---|---|', ...plans].join('\n'),
  )
}

export function tableOf({ rows, fanOut, videos }) {
  const highest = Math.max(...rows.map(({ memory }) => memory?.highest ?? 0))
  const lines = rows.map((row) => `| ${cellsOf(row).join(' | ')} |`)
  const busy = rows.filter(({ connections }) => connections === MOST).map(({ bare }) => bare.busy)
  const noise =
    BEGUN_AT > 1 ? ` The machine was not quiet: load ${BEGUN_AT.toFixed(1)} before it began.` : ''
  return [
    `### ${now()}`,
    '',
    `Highest resident memory ${highest} MB (aim ≤ 250); ${cpus().length} processors, Node ${process.versions.node}.${noise}`,
    '',
    ...(fanOut ? [describeFanOut(fanOut), ''] : []),
    ...videos.flatMap((line) => [line, '']),
    `Called from ${MOST} connections the bare server was at work for ${whole(median(busy) * 100)} % of the time (at 100 % the clients are not the brake).`,
    '',
    `| ${COLUMNS.join(' | ')} |`,
    `|${COLUMNS.map(() => '---').join('|')}|`,
    ...lines,
  ].join('\n')
}

const COLUMNS = [
  'Endpoint',
  'Connections',
  'Requests/s',
  'p50 ms',
  'p99 ms',
  'Bare/s',
  'Ratio',
  'Aim',
  'With br, gzip/s',
  'Bare SQL/s',
  'Processor ms',
  'With br, gzip ms',
  'Bare ms',
  'Database ms',
  'Bytes',
]

function cellsOf({ name, aim, connections, ours, packed, bare, statement, bytes }) {
  return [
    name,
    connections,
    whole(ours.perSecond),
    ours.p50,
    ours.p99,
    whole(bare.perSecond),
    (ours.perSecond / bare.perSecond).toFixed(3),
    connections === MOST && aim ? `≥ ${aim}` : '',
    packed ? whole(packed.perSecond) : '',
    statement ? whole(statement.perSecond) : '',
    ours.cost.toFixed(2),
    packed ? packed.cost.toFixed(2) : '',
    bare.cost.toFixed(2),
    ours.databaseCost.toFixed(2),
    bytes,
  ]
}

function median(numbers) {
  return numbers.toSorted((one, other) => one - other)[numbers.length >> 1]
}

export const whole = (number) => Math.round(number)

/** The endpoints whose CPU time is tracked from run to run, at the most connections. */
const FOLLOWED = ["visitor's feed", "member's feed", 'post', 'vote', 'create comment']
const CHARTED = "member's feed"

export function runOf({ rows }) {
  const costOf = (name) =>
    rows.find((row) => row.name === name && row.connections === MOST)?.ours.cost.toFixed(2) ?? ''
  return [now(), BEGUN_AT.toFixed(1), ...FOLLOWED.map(costOf)]
}

export function runsAndChart(runs) {
  const at = 2 + FOLLOWED.indexOf(CHARTED)
  const charted = runs.filter((run) => run[at])
  const row = (cells) => `| ${cells.join(' | ')} |`
  return [
    row(['Run', 'Load before', ...FOLLOWED]),
    row(['Run', 'Load before', ...FOLLOWED].map(() => '---')),
    ...runs.map(row),
    '',
    '```mermaid',
    'xychart-beta',
    `  title "Processor ms of a request: ${CHARTED}, run by run"`,
    `  x-axis [${charted.map(([day]) => `"${day.slice(5, 16)}"`).join(', ')}]`,
    `  y-axis "ms" 0 --> ${Math.ceil(Math.max(...charted.map((run) => Number(run[at]))))}`,
    `  line [${charted.map((run) => run[at]).join(', ')}]`,
    '```',
  ].join('\n')
}

function readRuns(text) {
  return text
    .split('\n')
    .filter((line) => /^\| \d{4}-/.test(line))
    .map((line) => line.slice(2, -2).split(' | '))
}

export function now() {
  return `${new Date().toISOString().slice(0, 16).replace('T', ' ')} UTC`
}

/** Rewrites the text between two marks; everything else in the file is written by hand. */
export function writeSection(name, change) {
  const text = readFileSync(FILE, 'utf8')
  const [begin, end] = [`<!-- ${name}: written by npm run bench -->`, `<!-- end of ${name} -->`]
  const from = text.indexOf(begin)
  const to = text.indexOf(end)
  if (from < 0 || to < from) throw new Error(`docs/performance.md has no place for ${name}.`)
  const before = text.slice(from + begin.length, to).trim()
  writeFileSync(FILE, `${text.slice(0, from)}${begin}\n\n${change(before)}\n\n${text.slice(to)}`)
}
