import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { readConfig } from './config.ts'
import { configExample } from './configExample.ts'

const example = readFileSync(new URL('../../../.env.example', import.meta.url), 'utf8')

test('.env.example has every setting as it is now', () => {
  expect(example).toBe(configExample())
})

test('every setting says what it is for', () => {
  expect(configExample()).not.toContain('undefined')
})

test('what it shows may be set as it stands', () => {
  const shown = [...example.matchAll(/^# ([A-Z_]+)=(.*)$/gm)].map(([, name, value]) => [
    name,
    value,
  ])
  expect(readConfig(Object.fromEntries(shown))).toEqual(readConfig({}))
})

test('the README names every setting that it leaves to the reader', () => {
  const readme = readFileSync(new URL('../../../README.md', import.meta.url), 'utf8')
  const names = [...example.matchAll(/^# ([A-Z0-9_]+)=/gm)].map(([, name = '']) => name)
  const unnamed = names.filter((name) => !readme.includes(`\`${name}\``))
  // Documented elsewhere: for the tests, several servers, one command, and the providers' test systems.
  expect(unnamed).toEqual([
    'NODE_ENV',
    'DATABASE_POOL',
    'ROLE',
    'WORKERS',
    'ESEWA_FORM_URL',
    'ESEWA_STATUS_URL',
    'KHALTI_API_URL',
    'KHALTI_PAY_URL',
    'APPLE_ISSUER',
    'PAYOUT_KEY_NEXT',
  ])
})
