import { cleanup, renderHook } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { useTitle, withName } from './title.ts'

afterEach(cleanup)

test('the tab of the browser names the page and Jes', () => {
  const { rerender } = renderHook(({ title }) => useTitle(title), {
    initialProps: { title: 'Bookmarks' },
  })
  expect(document.title).toBe('Bookmarks · Jes')

  rerender({ title: 'सेभ गरेका' })
  expect(document.title).toBe('सेभ गरेका · Jes')
})

test('a title that begins with Jes is not named twice, a person called Jesika is', () => {
  expect(withName('Jes: के छ खबर?')).toBe('Jes: के छ खबर?')
  expect(withName('Jesika Rai')).toBe('Jesika Rai · Jes')
})
