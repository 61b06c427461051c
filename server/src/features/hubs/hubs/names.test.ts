import { describe, expect, test } from 'vitest'
import { hubKey, isReserved } from '#features/core/hubAccess/names.ts'

describe('names are the same', () => {
  test.each([
    ['Nepal', 'nEPAL'],
    ['Nepal', 'Νepal'],
    ['paypal', 'раураl'],
    ['Momo Club', 'momo  club'],
    ['Momo Club', 'momo_club'],
    ['Momo', 'mo\u200dmo'],
    ['काठमाडौं', 'काठमाडौं'.normalize('NFD')],
    ['café', 'cafe\u0301'],
    ['Trek', 'Ｔｒｅｋ'],
  ])('%s and %s', (one, other) => {
    expect(hubKey(one)).toBe(hubKey(other))
  })
})

test.each([
  ['momo', 'momos'],
  ['काठमाडौं', 'काठमाडौ'],
  ['a.b.c', 'abc'],
])('%s and %s are not the same', (one, other) => {
  expect(hubKey(one)).not.toBe(hubKey(other))
})

test.each(['popular', 'Invites', 'TAGS', 'Ｊes', 'аdmin'])('%s is reserved', (name) => {
  expect(isReserved(name)).toBe(true)
})
