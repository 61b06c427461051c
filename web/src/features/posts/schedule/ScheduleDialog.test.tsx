import { ENTITLEMENTS } from '@jes/contract/core/entitlements'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { me } from '#features/core/viewer/me.ts'
import { Router } from '#lib/router.tsx'
import { ScheduleDialog } from './ScheduleDialog.tsx'

// Seven minutes past two in the afternoon in Nepal.
beforeEach(() => void vi.useFakeTimers({ now: Date.parse('2026-11-16T08:22:00.000Z') }))

afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

test('it begins with a time near by, and gives the moment that was chosen in Nepal’s time', () => {
  const onChoose = show()
  expect(screen.getByLabelText<HTMLInputElement>('Time in Nepal').value).toBe('14:15')

  choose('Month', 'January 2027')
  choose('Day', 'Jan 2, 2027')
  fireEvent.change(screen.getByLabelText('Time in Nepal'), { target: { value: '08:40' } })
  expect(screen.getByRole('status').textContent).toContain('January 2, 2027')
  fireEvent.click(screen.getByRole('button', { name: 'Schedule' }))
  expect(onChoose).toHaveBeenCalledWith('2027-01-02T02:55:00.000Z')
})

test('a time that is too near is not taken', () => {
  const onChoose = show()
  fireEvent.change(screen.getByLabelText('Time in Nepal'), { target: { value: '14:10' } })
  fireEvent.click(screen.getByRole('button', { name: 'Schedule' }))
  expect(screen.getByRole('alert').textContent).toBe('Choose a time at least 5 minutes from now.')
  expect(onChoose).not.toHaveBeenCalled()
})

test('who has no pass is shown the way to one, and no field', () => {
  show('member')
  expect(screen.getByRole('link', { name: 'See Premium' }).getAttribute('href')).toBe('/premium')
  expect(screen.queryByLabelText('Month')).toBeNull()
})

function show(pass: keyof typeof ENTITLEMENTS = 'premium') {
  const onChoose = vi.fn()
  const client = new QueryClient()
  client.setQueryData<object>(me().queryKey, { user: { premium: { can: ENTITLEMENTS[pass] } } })
  render(
    <Router>
      <QueryClientProvider client={client}>
        <ScheduleDialog open onClose={() => {}} onChoose={onChoose} />
      </QueryClientProvider>
    </Router>,
  )
  return onChoose
}

function choose(label: string, option: string) {
  const select = screen.getByLabelText<HTMLSelectElement>(label)
  const wanted = Array.from(select.options).find(({ text }) => text === option)
  fireEvent.change(select, { target: { value: wanted?.value } })
}
