import type { Quote, QuotedPost } from '@jes/contract/posts/quote'
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { examplePost } from '#features/core/postActions/examplePost.ts'
import { Router } from '#lib/router.tsx'
import { QuoteView } from './QuoteView.tsx'

afterEach(cleanup)

test('a quoted post is one link to it, with its author and the beginning of its text', () => {
  show({ state: 'shown', ad: quoted() })
  const card = screen.getByRole('link', { name: /Sita Rai.*Momo in Asan.*Eleven places/ })
  expect(card.getAttribute('href')).toBe('/post/sita/101/Momo-in-Asan')
})

test('of one with a warning its words stand in place of the text', () => {
  show({ state: 'shown', ad: { ...quoted(), sensitive: true, warning: 'Accident, injury' } })
  expect(screen.getByText('Accident, injury')).toBeTruthy()
  expect(screen.queryByText('Marked as sensitive')).toBeNull()
})

test('of a sensitive one neither the text nor the picture is shown', () => {
  show({ state: 'shown', ad: { ...quoted(), sensitive: true } })
  expect(screen.getByText('Marked as sensitive')).toBeTruthy()
  expect(screen.queryByText('Eleven places')).toBeNull()
})

test.each([
  ['deleted', 'The quoted post is gone. Its author deleted it.'],
  ['removed', 'The quoted post was removed by moderators.'],
  ['hidden', 'You cannot see the quoted post.'],
  ['muted', 'The quoted post is by someone you muted.'],
  ['unlinked', 'The author took the quoted post out of here.'],
] as const)('one that is %s is a line that says so', (state, words) => {
  show({ state, ad: null })
  expect(screen.getByText(words)).toBeTruthy()
  expect(screen.queryByRole('link')).toBeNull()
})

function quoted(): QuotedPost {
  const { _id, kind, user, jehub, title, sensitive, warning, createdAt } = examplePost()
  const text = 'Eleven places'
  return { _id, kind, user, jehub, title, text, image: null, sensitive, warning, createdAt }
}

function show(quote: Quote) {
  render(
    <Router>
      <QuoteView quote={quote} />
    </Router>,
  )
}
