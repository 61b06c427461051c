import { readFileSync, writeFileSync } from 'node:fs'
import { cpus, loadavg } from 'node:os'

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
    `### ${now()}`,
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

/** The endpoints whose CPU time is tracked from run to run, at 50 connections. */
const FOLLOWED = ["visitor's feed", "member's feed", 'post', 'vote', 'create comment']
const CHARTED = "member's feed"

export function runOf({ rows }) {
  const costOf = (name) =>
    rows.find((row) => row.name === name && row.connections === 50)?.ours.cost.toFixed(2) ?? ''
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

function now() {
  return `${new Date().toISOString().slice(0, 16).replace('T', ' ')} UTC`
}

/** Rewrites the text between two marks; everything else in the file is written by hand. */
function writeSection(name, change) {
  const text = readFileSync(FILE, 'utf8')
  const [begin, end] = [`<!-- ${name}: written by npm run bench -->`, `<!-- end of ${name} -->`]
  const from = text.indexOf(begin)
  const to = text.indexOf(end)
  if (from < 0 || to < from) throw new Error(`docs/performance.md has no place for ${name}.`)
  const before = text.slice(from + begin.length, to).trim()
  writeFileSync(FILE, `${text.slice(0, from)}${begin}\n\n${change(before)}\n\n${text.slice(to)}`)
}
