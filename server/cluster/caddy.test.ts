import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { afterAll, expect, test } from 'vitest'
import { makeScratch, removeScratch } from '#test/scratch.ts'
import { findProgram } from './packages.ts'

const FILE = fileURLToPath(new URL('../../deploy/caddy/Caddyfile', import.meta.url))

const folder = makeScratch()
afterAll(() => removeScratch(folder))

test.each([
  ['as it is', {}],
  ['with the settings of the composition', { JES_HOST: 'x.example', JES_SERVERS: 'a:3000 b:3000' }],
])('Caddy understands its file %s', (_, settings) => {
  const args = ['validate', '--adapter', 'caddyfile', '--config', FILE]
  const { status, stderr } = spawnSync(findProgram('caddy', ['caddy']), args, {
    env: { HOME: folder, ...settings },
    encoding: 'utf8',
  })
  expect([status, stderr.match(/"level":"(warn|error)".*/g)]).toEqual([0, null])
})
