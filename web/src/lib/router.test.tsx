import { act, cleanup, render, screen } from '@testing-library/react'
import { flushSync } from 'react-dom'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { guardLeaving, navigate } from './history.ts'
import { match, Router, Routes, useParams, usePlace, useSearchParams } from './router.tsx'

beforeEach(() => window.history.replaceState(null, '', '/'))
afterEach(cleanup)

describe('a path', () => {
  test.each([
    ['/', '/', {}],
    ['/help', '/help/', {}],
    ['/je/:username', '/je/bibek.s', { username: 'bibek.s' }],
    ['/jehub/:name', `/jehub/${encodeURIComponent('काठमाडौँ')}`, { name: 'काठमाडौँ' }],
    ['/post/:username/:id/:title', '/post/a/1/50%25', { username: 'a', id: '1', title: '50%' }],
    ['/jehub/:name', '/jehub/%E0%A4', { name: '%E0%A4' }],
    ['*', '/no/such/page', {}],
  ])('%s fits %s', (path, address, params) => {
    expect(match(path, address)).toEqual(params)
  })

  test.each([
    ['/help', '/helper'],
    ['/je/:username', '/je/'],
    ['/je/:username', '/je/a/b'],
  ])('%s does not fit %s', (path, address) => {
    expect(match(path, address)).toBeNull()
  })
})

describe('a move', () => {
  test('shows the page of the new address, and what stands in it', async () => {
    show()
    await act(async () => navigate('/je/sita?tab=about'))
    expect(screen.getByText('profile of sita, tab about, push')).toBeDefined()
  })

  test('Back returns, and says that it is a return', async () => {
    show()
    await act(async () => navigate('/je/sita'))
    await act(async () => {
      window.history.back()
      await expect.poll(() => window.location.pathname).toBe('/')
    })
    expect(screen.getByText('home, pop')).toBeDefined()
  })

  test('shows what was chosen on the page before the press has ended', async () => {
    show()
    await act(async () => navigate('/je/sita'))
    flushSync(() => navigate('?tab=about', { replace: true, keepsScroll: true }))
    expect(screen.getByText('profile of sita, tab about, replace')).toBeDefined()
  })

  test('is not made while somebody who may not leave is asked', async () => {
    show()
    const release = guardLeaving(() => false)
    await act(async () => navigate('/je/sita'))
    expect(window.location.pathname).toBe('/')

    release()
    await act(async () => navigate('/je/sita'))
    expect(window.location.pathname).toBe('/je/sita')
  })
})

function show() {
  const routes = [
    { path: '/', element: <Home /> },
    { path: '/je/:username', element: <Profile /> },
  ]
  render(
    <Router>
      <Routes routes={routes} />
    </Router>,
  )
}

function Home() {
  return <p>home, {usePlace().move}</p>
}

function Profile() {
  const { username } = useParams()
  const [search] = useSearchParams()
  const place = usePlace()
  return (
    <p>
      profile of {username}, tab {search.get('tab')}, {place.move}
    </p>
  )
}
