import type { Post } from '@jes/contract/posts/posts'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { usePlayer } from '#features/clips/clipPlayer/player.ts'
import { setClips } from '#features/clips/clipPlayer/settings.ts'
import { navigate } from '#lib/history.ts'
import { choose } from '#lib/preferences.ts'
import { Router, Routes } from '#lib/router.tsx'
import { clearUser, setToken, setUser } from '#lib/session.ts'
import { useToasts } from '#lib/toasts.ts'
import { Toaster } from '#ui/Toaster.tsx'
import { ClipFeed } from './ClipFeed.tsx'
import { exampleClip } from './exampleClip.ts'
import { useVisit } from './useVisit.ts'

type Page = { clips: Post[]; nextCursor: string | null }

const server = vi.spyOn(globalThis, 'fetch')
let pages: (Page | 'lost')[] = []
let autoplay = 'wifi'

// Loaded at its first use; no test should wait for that.
beforeAll(() => import('#features/posts/postMenu/PostMenu.tsx'))

beforeEach(() => {
  setUser({ _id: '1', username: 'hari', image: null })
  setToken('token')
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue()
  vi.spyOn(HTMLMediaElement.prototype, 'pause').mockReturnValue()
  vi.spyOn(HTMLMediaElement.prototype, 'load').mockReturnValue()
  server.mockImplementation(async (url) => {
    if (/\/api\/clips\?/.test(String(url))) {
      const page = pages.shift() ?? { clips: [], nextCursor: null }
      if (page === 'lost') return Response.json({ error: 'Not now' }, { status: 500 })
      return Response.json({ ...page, isOpen: true })
    }
    if (/\/api\/clips\/\d+$/.test(String(url)))
      return Response.json({ status: 'ready', ad: exampleClip(String(url).split('/').pop()!) })
    if (String(url).endsWith('/api/auth/me'))
      return Response.json({ user: { _id: '1', settings: { autoplay } } })
    return Response.json({ plays: [] })
  })
  navigate('/jesclips/latest', { replace: true })
})

afterEach(() => {
  cleanup()
  server.mockReset()
  clearUser()
  choose({ dataSaver: false })
  autoplay = 'wifi'
  setClips({ isMuted: true, showsCaptions: true, speed: 1 })
  usePlayer.setState({ pressed: null })
  useToasts.setState([], true)
})

test('each press of J, K and the arrows is one clip, and the address follows without filling the history', async () => {
  await show(['11', '12', '13'])
  const entries = window.history.length
  await userEvent.keyboard('j')
  expect(onStage()).toBe('12')
  await userEvent.keyboard('{ArrowDown}')
  expect(onStage()).toBe('13')
  await userEvent.keyboard('k{ArrowUp}')
  expect(onStage()).toBe('11')
  await userEvent.keyboard('{ArrowUp}')
  expect(onStage()).toBe('11')
  await userEvent.keyboard('j')
  expect(window.location.pathname).toBe('/jesclips/12')
  expect(document.title).toContain('Clip by Sita Rai: Clip 12')
  expect(window.history.length).toBe(entries)
})

test('a move that the browser stops on its way still arrives, unless a finger stopped it', async () => {
  await show(['11', '12', '13'])
  const scroller = document.querySelector('[data-clip]')!.parentElement!
  Object.defineProperty(scroller, 'clientHeight', { value: 100 })
  scroller.scrollTo = (options?: ScrollToOptions | number) => {
    if (typeof options === 'object' && options.behavior === 'instant')
      scroller.scrollTop = options.top!
  }
  await userEvent.keyboard('j')
  act(() => void scroller.dispatchEvent(new Event('scrollend')))
  expect(onStage()).toBe('12')
  expect(scroller.scrollTop).toBe(100)

  await userEvent.keyboard('j')
  act(() => {
    scroller.dispatchEvent(new Event('pointerdown'))
    scroller.dispatchEvent(new Event('scrollend'))
  })
  expect(onStage()).toBe('12')
})

test('a key held down is one press, and who types gives no commands', async () => {
  await show(['11', '12', '13'])
  await userEvent.keyboard('{j>5/}')
  expect(onStage()).toBe('12')
  const field = document.body.appendChild(document.createElement('textarea'))
  await userEvent.type(field, 'jjk m')
  expect(onStage()).toBe('12')
  field.remove()
})

test('no clip comes twice, however the pages overlap', async () => {
  pages = [
    { clips: ['11', '12', '13'].map((id) => exampleClip(id)), nextCursor: 'more' },
    { clips: ['12', '14', '11'].map((id) => exampleClip(id)), nextCursor: null },
  ]
  await show()
  await waitFor(() => expect(slides()).toEqual(['11', '12', '13', '14']))
})

test('an address of one clip begins with it, goes on with For you, and brings it no second time', async () => {
  navigate('/jesclips/12', { replace: true })
  await show(['11', '12', '13'])
  await waitFor(() => expect(slides()).toEqual(['12', '11', '13']))
  expect(onStage()).toBe('12')
  expect(server.mock.calls.some(([url]) => String(url).includes('feed=foryou'))).toBe(true)
})

test('of a hundred clips three are there: the one on the stage and its neighbours', async () => {
  const many = Array.from({ length: 100 }, (_, index) => String(1_000 + index))
  await show(many)
  await userEvent.keyboard('jjj')
  expect(onStage()).toBe('1003')
  const filled = [...document.querySelectorAll('[data-clip]')].filter((slide) => slide.firstChild)
  expect(filled.map(idOf)).toEqual(['1002', '1003', '1004'])
  expect(document.querySelectorAll('video')).toHaveLength(1)
})

test('in data saver a clip says what it costs and waits for a press', async () => {
  choose({ dataSaver: true })
  await show(['11', '12'])
  expect(document.querySelector('video')).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Play, 3.6 MB' }))
  expect(document.querySelector('video')?.getAttribute('src')).toBe('/media/aa/bb/11-360.mp4')
  await userEvent.keyboard('j')
  expect(document.querySelector('video')).toBeNull()
})

test('who wants no video to begin by itself presses for each', async () => {
  autoplay = 'never'
  await show(['11', '12'])
  await userEvent.click(await screen.findByRole('button', { name: /^Play, / }))
  expect(document.querySelector('video')).not.toBeNull()
  await userEvent.keyboard('j')
  expect(document.querySelector('video')).toBeNull()
})

test('on mobile data nothing begins by itself for who has chosen nothing', async () => {
  Object.assign(navigator, { connection: { type: 'cellular' } })
  await show(['11'])
  expect(await screen.findByRole('button', { name: /^Play, / })).toBeTruthy()
  expect(document.querySelector('video')).toBeNull()
  Reflect.deleteProperty(navigator, 'connection')
})

test('nothing of a sensitive clip is fetched before a press', async () => {
  pages = [{ clips: [exampleClip('11', { sensitive: true })], nextCursor: null }]
  await show()
  expect(document.querySelector('video')).toBeNull()
  await userEvent.click(await screen.findByRole('button', { name: 'Show' }))
  expect(document.querySelector('video')).not.toBeNull()
})

test('M is the sound, and it is remembered', async () => {
  await show(['11', '12'])
  await waitFor(() => expect(document.querySelector('video')?.muted).toBe(true))
  await userEvent.keyboard('m')
  expect(document.querySelector('video')?.muted).toBe(false)
  expect(screen.getByRole('button', { name: 'Mute' })).toBeTruthy()
  expect(localStorage.getItem('jes-clips')).toContain('"isMuted":false')
  await userEvent.keyboard('j')
  expect(document.querySelector('video')?.muted).toBe(false)
})

test('a browser that plays nothing by itself shows a button instead of an error', async () => {
  const refusal = new DOMException('Not allowed', 'NotAllowedError')
  vi.mocked(HTMLMediaElement.prototype.play).mockRejectedValue(refusal)
  await show(['11'])
  await waitFor(() => expect(usePlayer.getState().isRefused).toBe(true))
  expect(screen.getByRole('button', { name: 'Play' })).toBeTruthy()
  expect(screen.queryByRole('alert')).toBeNull()
})

test('where sound needs a press first it plays silently, and one press is enough', async () => {
  setClips({ isMuted: false })
  const refusal = new DOMException('Not allowed', 'NotAllowedError')
  vi.mocked(HTMLMediaElement.prototype.play).mockRejectedValueOnce(refusal).mockResolvedValue()
  await show(['11'])
  await userEvent.click(await screen.findByRole('button', { name: 'Unmute' }))
  expect(document.querySelector('video')?.muted).toBe(false)
  expect(screen.getByRole('button', { name: 'Mute' })).toBeTruthy()
})

test('what nobody is interested in leaves at once, and Undo brings it back', async () => {
  await show(['11', '12', '13'])
  await userEvent.click(await screen.findByRole('button', { name: 'More options' }))
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Not interested' }))
  expect(slides()).toEqual(['12', '13'])
  await userEvent.click(screen.getByRole('button', { name: 'Undo', hidden: true }))
  expect(slides()).toEqual(['11', '12', '13'])
})

test('after the last clip the feed says that it has ended, and leads back to the top', async () => {
  await show(['11', '12'])
  await userEvent.keyboard('jj')
  await userEvent.click(screen.getByRole('button', { name: 'Back to the top' }))
  expect(onStage()).toBe('11')
})

test('who follows nobody is led to people', async () => {
  navigate('/jesclips/latest?feed=following', { replace: true })
  await show([])
  const way = await screen.findByRole('link', { name: 'Find people' })
  expect(way.getAttribute('href')).toBe('/explore')
})

test('what did not load is retried in its place', async () => {
  pages = ['lost', { clips: [exampleClip('11')], nextCursor: null }]
  await show()
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }))
  await waitFor(() => expect(onStage()).toBe('11'))
})

test('a visitor who wants Following logs in first', async () => {
  clearUser()
  await show(['11'])
  const tab = screen.getByRole('link', { name: 'Following' })
  expect(tab.getAttribute('href')).toBe('/login?next=%2Fjesclips%2Flatest%3Ffeed%3Dfollowing')
})

test('votes and bookmarks show at once', async () => {
  await show(['11'])
  await userEvent.click(screen.getByRole('button', { name: 'Upvote' }))
  expect(screen.getByRole('button', { name: 'Upvote' }).getAttribute('aria-pressed')).toBe('true')
  await userEvent.click(screen.getByRole('button', { name: 'Bookmark' }))
  expect(screen.getByRole('button', { name: 'Bookmark' }).getAttribute('aria-pressed')).toBe('true')
})

async function show(ids?: string[]) {
  if (ids) pages = [{ clips: ids.map((id) => exampleClip(id)), nextCursor: null }]
  const hasClips = ids?.length !== 0 && pages[0] !== 'lost'
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  const routes = ['/jesclips/latest', '/jesclips/:id'].map((path) => ({ path, element: <Feed /> }))
  render(
    <Router>
      <QueryClientProvider client={queryClient}>
        <Routes routes={routes} />
        <Toaster />
      </QueryClientProvider>
    </Router>,
  )
  if (hasClips) await waitFor(() => expect(onStage()).toBeTruthy())
}

function Feed() {
  const { visit, clip } = useVisit()
  return <ClipFeed key={visit.key} visit={visit} clip={clip} />
}

function slides() {
  return [...document.querySelectorAll('[data-clip]')].map(idOf)
}

function onStage() {
  const slide = document.querySelector('[data-clip]:not([inert])')
  return slide && idOf(slide)
}

function idOf(slide: Element) {
  return slide.getAttribute('data-clip') ?? ''
}
