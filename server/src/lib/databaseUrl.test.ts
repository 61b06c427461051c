import { expect, test } from 'vitest'
import { hasSeveralHosts, isDatabaseUrl, splitUrls, urlsOfHosts } from './databaseUrl.ts'

test.each([
  'postgres://host/jes',
  'postgresql://user:p%40ss@host:5433/jes?sslmode=require',
  'postgres://a,b/jes?target_session_attrs=read-write',
  'postgres://user:secret@a:5432,b:5433/jes',
])('%s is the address of a database', (url) => {
  expect(isDatabaseUrl(url)).toBe(true)
})

test.each(['mysql://host/jes', 'host/jes', 'postgres://a:1,b:x/jes', 'postgres:jes', ''])(
  '"%s" is none',
  (url) => {
    expect(isDatabaseUrl(url)).toBe(false)
  },
)

test('each of several hosts has an address that every driver takes', () => {
  const url = 'postgres://user:secret@a,b:5433/jes?target_session_attrs=read-write&sslmode=require'
  expect(urlsOfHosts(url)).toEqual([
    'postgres://user:secret@a/jes?sslmode=require',
    'postgres://user:secret@b:5433/jes?sslmode=require',
  ])
  expect(hasSeveralHosts(url)).toBe(true)
  expect(hasSeveralHosts('postgres://user:se,cret@a/jes')).toBe(false)
})

test('a comma divides addresses, and the hosts of one', () => {
  expect(splitUrls('postgres://a/jes, postgres://b,c/jes')).toEqual([
    'postgres://a/jes',
    'postgres://b,c/jes',
  ])
})
