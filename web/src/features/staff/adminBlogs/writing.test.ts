import { beforeEach, expect, test } from 'vitest'
import { keep, readSaved, toSend, writingOf } from './writing.ts'

beforeEach(() => localStorage.clear())

test('what was not saved is found again, and nothing else is taken for it', () => {
  const writing = { ...writingOf(null), titleEn: 'Begun', contentNe: 'सुरु' }
  keep('jes-blog-new', writing)
  expect(readSaved('jes-blog-new')).toEqual(writing)
  keep('jes-blog-new', null)
  expect(readSaved('jes-blog-new')).toBeNull()
  for (const wrong of ['nonsense', 'null', '[]', '{"titleEn":"x"}', '{"cover":null}']) {
    localStorage.setItem('jes-blog-new', wrong)
    expect(readSaved('jes-blog-new')).toBeNull()
  }
})

test('an article without a cover is sent without one', () => {
  expect(toSend(writingOf(null), true)).toMatchObject({
    cover: null,
    coverAlt: '',
    isPublished: true,
  })
})
