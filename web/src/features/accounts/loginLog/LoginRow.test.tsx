import { LoginEvent } from '@jes/contract/accounts/loginEvent'
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { LoginRow } from './LoginRow.tsx'

const event: LoginEvent = {
  _id: '31',
  event: 'failed',
  device: 'Chrome on Linux',
  address: '127.0.0.0/24',
  createdAt: '2026-10-14T08:00:00.000Z',
}

afterEach(cleanup)

test('the log of the account says what happened and what it means', () => {
  const { container } = render(<LoginRow event={event} />)
  expect(screen.getByText('Failed log-in')).toBeTruthy()
  expect(screen.getByText(/^Somebody tried and did not get in/)).toBeTruthy()
  expect(container.textContent).toContain('Chrome on Linux · 127.0.0.0/24')
})

test.each(LoginEvent.shape.event.options)('%s has its words', (kind) => {
  const { container } = render(<LoginRow event={{ ...event, event: kind }} />)
  const words = [...container.querySelectorAll('span')].map((span) => span.textContent)
  expect(words.slice(0, 2).every(Boolean)).toBe(true)
})
