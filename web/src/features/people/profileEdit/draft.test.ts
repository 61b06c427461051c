import { expect, test } from 'vitest'
import { wordsOf } from './draft.ts'

const draft = { displayName: ' Aarati ', bio: 'चिया', district: '', links: [] }

test('empty lines are no links, and an empty district is none', () => {
  expect(wordsOf({ ...draft, links: ['', ' https://jes.com.np '] })).toEqual({
    displayName: 'Aarati',
    bio: 'चिया',
    district: null,
    links: ['https://jes.com.np'],
  })
})

test('who leaves out https:// means it, and what is no web address stays for the server to refuse', () => {
  const links = ['jes.com.np/blogs', 'javascript:alert(1)', 'HTTP://example.com']
  expect(wordsOf({ ...draft, links }).links).toEqual([
    'https://jes.com.np/blogs',
    'javascript:alert(1)',
    'HTTP://example.com',
  ])
})
