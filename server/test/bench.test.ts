import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { expect, inject, test } from 'vitest'

const BENCH = fileURLToPath(new URL('../../bench/run.mjs', import.meta.url))
const WRITES = ['vote', 'create comment', 'join', 'follow', 'bookmark', 'mark read', 'view']

test('the bench still runs: every request of it is answered, and every bare statement', async () => {
  const env = {
    PATH: process.env.PATH,
    TMPDIR: process.env.TMPDIR,
    BENCH_PREPARED: inject('prepared'),
    BENCH_SCALE: '0.02',
    BENCH_CONNECTIONS: '1',
    BENCH_SECONDS: '1',
    BENCH_SLICE: '0.02',
  }
  const { stdout } = await promisify(execFile)(process.execPath, [BENCH, '--smoke'], { env })
  const rows = stdout.split('\n').filter((line) => line.startsWith('| '))
  for (const name of [...WRITES, 'mixed journey', 'page: post', "member's feed"])
    expect(
      rows.some((row) => row.startsWith(`| ${name} | 1 |`)),
      name,
    ).toBe(true)
  expect(stdout.match(/bare SQL \d+\/s/g)).toHaveLength(WRITES.length)
})
