import { expect, test } from 'vitest'
import { districts, findDistrict, findDistrictNamed, provinces } from './districts.ts'

test('Nepal has 77 districts in 7 provinces, each once', () => {
  expect(provinces).toHaveLength(7)
  expect(new Set(districts.map(({ key }) => key)).size).toBe(77)
  const counts = provinces.map(({ key }) => districts.filter(({ province }) => province === key))
  expect(counts.map(({ length }) => length)).toEqual([14, 8, 13, 11, 12, 10, 9])
})

test('every place has a name in both scripts', () => {
  for (const { en, ne } of [
    ...provinces,
    ...districts,
    ...districts.flatMap(({ towns }) => towns),
  ]) {
    expect(en).toMatch(/^[A-Z][A-Za-z ]+$/)
    expect(ne).toMatch(/^[\u0900-\u097f ]+$/)
  }
})

test('a key is that of one of them', () => {
  expect(findDistrict('kaski')).toMatchObject({ en: 'Kaski', ne: 'कास्की', province: 'gandaki' })
  expect(findDistrict('eastern-rukum')).toMatchObject({ ne: 'रुकुम पूर्व' })
  expect(findDistrict('atlantis')).toBeNull()
  expect(findDistrict('Kaski')).toBeNull()
})

test('what is written on a profile is found in either script', () => {
  expect(findDistrictNamed(' kaski ')?.key).toBe('kaski')
  expect(findDistrictNamed('कास्की')?.key).toBe('kaski')
  expect(findDistrictNamed('Doha')).toBeNull()
})
