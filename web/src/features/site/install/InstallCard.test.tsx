import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useInstallPrompt } from '#lib/installPrompt.ts'
import { InstallCard } from './InstallCard.tsx'
import { countVisit, mayOfferInstall } from './visits.ts'

const prompt = vi.fn(async () => {})

beforeEach(() => {
  localStorage.clear()
  countVisit(1)
  countVisit(9_000_000)
  countVisit(18_000_000)
})

afterEach(() => {
  cleanup()
  prompt.mockClear()
  useInstallPrompt.setState({ offer: null })
})

test('nothing is offered where the browser cannot install', () => {
  render(<InstallCard />)
  expect(screen.queryByRole('button')).toBeNull()
})

test('the browser asks only after Add Jes, and Jes not again', async () => {
  offer()
  render(<InstallCard />)
  expect(prompt).not.toHaveBeenCalled()
  await act(async () => screen.getByRole('button', { name: 'Add Jes' }).click())
  expect(prompt).toHaveBeenCalledOnce()
  expect(screen.queryByRole('heading')).toBeNull()
  expect(mayOfferInstall()).toBe(false)
})

test('Not now is an answer', async () => {
  offer()
  render(<InstallCard />)
  await act(async () => screen.getByRole('button', { name: 'Not now' }).click())
  expect(prompt).not.toHaveBeenCalled()
  expect(screen.queryByRole('heading')).toBeNull()
  expect(mayOfferInstall()).toBe(false)
})

function offer() {
  const event = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt })
  window.dispatchEvent(event)
  expect(event.defaultPrevented).toBe(true)
}
