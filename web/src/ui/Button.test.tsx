import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { FormEvent, ReactNode } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { Button } from './Button.tsx'

afterEach(cleanup)

test('a busy button keeps the focus, says so and does nothing', async () => {
  const user = userEvent.setup()
  const onClick = vi.fn()
  const onSubmit = vi.fn((event: FormEvent) => event.preventDefault())
  const form = (button: ReactNode) => <form onSubmit={onSubmit}>{button}</form>
  const words = { busyLabel: 'Creating Hub...', children: 'Create JeHub' }

  const { rerender } = render(form(<Button type="submit" onClick={onClick} {...words} />))
  await user.click(screen.getByRole('button'))
  rerender(form(<Button type="submit" onClick={onClick} busy {...words} />))
  await user.click(screen.getByRole('button'))

  expect(onClick).toHaveBeenCalledOnce()
  expect(onSubmit).toHaveBeenCalledOnce()
  expect(document.activeElement).toBe(screen.getByRole('button'))
  expect(screen.getByRole('button').getAttribute('aria-busy')).toBe('true')
})
