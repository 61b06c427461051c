import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { choose, usePreferences } from '#lib/preferences.ts'
import { useToasts } from '#lib/toasts.ts'
import { DataUse } from './DataUse.tsx'
import { addUse, changeLimit, monthOf, useDataUse, weekOf } from './ledger.ts'
import { followLimit } from './limit.ts'
import { kindOf } from './traffic.ts'

const MB = 1_000_000

afterEach(() => {
  cleanup()
  localStorage.clear()
  useDataUse.setState({ days: {}, limitMb: null, savesAtLimit: false }, true)
  useToasts.setState([], true)
  choose({ dataSaver: false })
})

test('each day is counted by kind, and only two months are remembered', () => {
  for (const date of [30, 31]) addUse({ photos: 5 * MB }, new Date(2026, 7, date))
  for (let day = 1; day <= 61; day++) addUse({ text: MB }, new Date(2026, 9, day))
  addUse({ photos: 2 * MB, saved: MB }, new Date(2026, 10, 30))
  addUse({ photos: MB, saved: -2 * MB }, new Date(2026, 10, 30))

  const now = new Date(2026, 10, 30)
  expect(Object.keys(useDataUse.getState().days)).toHaveLength(62)
  expect(useDataUse.getState().days['2026-08-30']).toBeUndefined()
  expect(monthOf(useDataUse.getState(), now)).toMatchObject({ photos: 3 * MB, saved: 0 })
  expect(weekOf(useDataUse.getState(), now).at(-1)?.use.photos).toBe(3 * MB)
})

test.each([
  ['/media/a-720.avif', 'img', 'photos'],
  ['/media/a-540.mp4', 'video', 'clips'],
  ['/api/ads?feed=home', 'fetch', 'text'],
  ['/assets/index-abc.js', 'script', 'text'],
])('%s counts as %s', (name, initiatorType, kind) => {
  expect(kindOf({ name, initiatorType })).toBe(kind)
})

test('the limit warns once at 80 and once at 100 %, and switches data saver on', () => {
  changeLimit({ limitMb: 100, savesAtLimit: true })
  const stop = followLimit()
  addUse({ clips: 79 * MB })
  expect(useToasts.getState()).toHaveLength(0)
  addUse({ clips: 2 * MB })
  addUse({ clips: 2 * MB })
  expect(useToasts.getState().map(({ text }) => text)).toEqual([
    '80 % of your monthly limit is used. Data saver is on now.',
  ])
  expect(usePreferences.getState().dataSaver).toBe(true)
  addUse({ clips: 30 * MB })
  expect(useToasts.getState().at(-1)?.text).toBe('100 % of your monthly limit is used.')
  stop()
})

test('the page shows week and month, and its slider sets the limit', async () => {
  addUse({ photos: 41 * MB, clips: 29 * MB, text: 8.4 * MB, sent: 2.6 * MB, saved: 12 * MB })
  render(
    <QueryClientProvider client={new QueryClient()}>
      <DataUse />
    </QueryClientProvider>,
  )
  screen.getByText('81 MB')
  screen.getByText('Data saver saved 12 MB')
  expect(screen.getByRole('row', { name: /JesClips/ }).textContent).toBe('JesClips2929')

  fireEvent.change(screen.getByRole('slider', { name: /Monthly limit/ }), { target: { value: 2 } })
  screen.getByText(/^81 MB used, 419 MB left for/)
  await userEvent.click(screen.getByRole('switch', { name: 'Data saver by itself at 80 %' }))
  expect(useDataUse.getState()).toMatchObject({ limitMb: 500, savesAtLimit: true })
})
