import { now, whole, writeSection } from '../report.mjs'

/** What a visitor's phone waits for. */
export function writeVisits(rows) {
  const lines = rows.map(({ name, line, fcp, lcp, cls, blocked, requests, scriptKb, kb }) => {
    const times = [fcp, lcp].map((ms) => (ms / 1_000).toFixed(2))
    return row(
      name,
      line,
      ...times,
      cls.toFixed(3),
      whole(blocked),
      requests,
      whole(scriptKb),
      whole(kb),
    )
  })
  writeSection('web', () =>
    [
      `### ${now()}`,
      '',
      '| Page | Line | First paint s | LCP s | CLS | Blocking ms | Requests | Script kB | All kB |',
      '|---|---|---|---|---|---|---|---|---|',
      ...lines,
    ].join('\n'),
  )
}

/** How soon a page replies to a press, and what long use costs. */
export function writePresses({ presses, scrolling, heaps }) {
  const { posts, longTasks, longest, slower } = scrolling
  writeSection('presses', () =>
    [
      `### ${now()}`,
      '',
      '| A member presses | Slowest frame ms |',
      '|---|---|',
      ...presses.map(({ name, interaction }) => row(name, whole(interaction))),
      '',
      `Scrolling through ${posts} posts, processor ${slower} times slower: ${longTasks} tasks over 50 ms, the longest ${whole(longest)} ms.`,
      '',
      `Heap after 50, 100, 150 and 200 pages: ${heaps.map((heap) => heap.toFixed(1)).join(', ')} MB.`,
    ].join('\n'),
  )
}

/** What five minutes on each of both pages cost, in kB, and how they felt. */
export function writeSessions(sessions) {
  const lines = sessions.map(({ line, isSaving, visit, at, lcp, cls, interaction, bytes }) => {
    const { requests, all, Script, Image, Media, Font } = bytes
    const kilobytes = [all, Script, Image, Media, Font].map((size) => whole(size / 1e3))
    const felt = [(lcp / 1_000).toFixed(2), cls.toFixed(3), whole(interaction)]
    return row(line, isSaving ? 'on' : 'off', visit, at, ...felt, requests, ...kilobytes)
  })
  writeSection('sessions', () =>
    [
      `### ${now()}`,
      '',
      '| Line | Data saver | Visit | Five minutes on | LCP s | CLS | INP ms | Requests | All kB | Script | Pictures | Video | Fonts |',
      '|---|---|---|---|---|---|---|---|---|---|---|---|---|',
      ...lines,
    ].join('\n'),
  )
}

function row(...cells) {
  return `| ${cells.join(' | ')} |`
}
