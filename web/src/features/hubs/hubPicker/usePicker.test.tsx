import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { Router } from '#lib/router.tsx'
import { usePicker } from './usePicker.ts'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

test('a form that is drawn anew has the picker at once, however busy the browser is', async () => {
  vi.stubGlobal('requestIdleCallback', () => 0)
  vi.stubGlobal('cancelIdleCallback', () => {})
  const { rerender } = render(form('31', 1))
  expect(await screen.findByText('here')).toBeTruthy()
  rerender(form(null, 2))
  expect(screen.getByText('here')).toBeTruthy()
})

function form(hubId: string | null, turn: number) {
  return (
    <Router>
      <Place key={turn} hubId={hubId} />
    </Router>
  )
}

function Place({ hubId }: { hubId: string | null }) {
  return usePicker(hubId) ? 'here' : 'on its way'
}
