import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { standInForPush, withoutPush } from '#features/notifications/push/standIn.ts'
import { PushHere } from './PushHere.tsx'

const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Safari/604.1'

beforeEach(() => {
  vi.stubGlobal('isSecureContext', true)
})

afterEach(() => {
  cleanup()
  withoutPush()
  vi.restoreAllMocks()
})

test('a device that supports push has a switch', () => {
  standInForPush()
  show()
  expect(screen.getByRole('switch', { name: 'On this device' })).toHaveProperty('checked', true)
})

test('who blocked it reads how to allow it again', () => {
  standInForPush({ permission: 'denied' })
  show()
  expect(screen.getByText(/Notifications are blocked for Jes/)).toBeTruthy()
  expect(screen.queryByRole('switch')).toBeNull()
})

test('a page that is not encrypted says that it must be', () => {
  vi.stubGlobal('isSecureContext', false)
  show()
  expect(screen.getByText(/need a secure address/)).toBeTruthy()
})

test('an iPhone needs Jes on its home screen', () => {
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(IPHONE)
  show()
  expect(screen.getByText(/Add to Home Screen/)).toBeTruthy()
})

test('a browser that cannot says so', () => {
  show()
  expect(screen.getByText('This browser cannot show push messages.')).toBeTruthy()
})

function show() {
  render(
    <QueryClientProvider client={new QueryClient()}>
      <PushHere isOn ownId="7" />
    </QueryClientProvider>,
  )
}
