import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { Router } from '#lib/router.tsx'
import { NoPosts } from './NoPosts.tsx'

afterEach(cleanup)

test.each([
  ['following', 'Follow someone and their posts will be here.', '/welcome?step=3'],
  ['latest', 'The newest posts stand here as soon as somebody writes one.', '/explore'],
] as const)(
  'where %s is empty it says what will be there, and leads on',
  (feed, sentence, href) => {
    render(
      <Router>
        <NoPosts feed={{ name: feed, label: feed, feed }} />
      </Router>,
    )
    expect(screen.getByText(sentence)).toBeTruthy()
    expect(screen.getByRole('link').getAttribute('href')).toBe(href)
  },
)
