import { expect, test } from 'vitest'
import { exampleHub } from '#features/hubs/hubs/exampleHub.ts'
import { choicesOf } from './choicesOf.ts'

const tea = exampleHub({ _id: '1', name: 'चिया पसल', joinState: 'member' })
const trek = exampleHub({ _id: '2', name: 'TrekNepal', joinState: 'member' })
const cricket = exampleHub({ _id: '3', name: 'CricketNepal' })
const namesOf = (choices: ReturnType<typeof choicesOf>) => choices.map((hub) => hub?.name ?? null)

test('before anything is typed there is the post for everybody, then my hubs in their order', () => {
  expect(namesOf(choicesOf({ words: ' ', mine: [tea, trek], found: [cricket] }))).toEqual([
    null,
    'चिया पसल',
    'TrekNepal',
  ])
})

test('what is typed finds mine first, in any case and script, and nothing twice', () => {
  const mine = [tea, trek]

  expect(namesOf(choicesOf({ words: 'NEPAL', mine, found: [trek, cricket] }))).toEqual([
    'TrekNepal',
    'CricketNepal',
  ])
  expect(namesOf(choicesOf({ words: 'चिया', mine, found: [] }))).toEqual(['चिया पसल'])
})

test('where somebody may not post is not offered', () => {
  const banned = exampleHub({ _id: '4', name: 'Banned Nepal', joinState: 'banned' })
  const asked = exampleHub({ _id: '5', name: 'Closed', isPrivate: true, joinState: 'requested' })

  expect(choicesOf({ words: 'nepal', mine: [], found: [banned, asked] })).toEqual([])
})
