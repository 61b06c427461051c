import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { Avatar } from './Avatar.tsx'

afterEach(cleanup)

test('a picture that does not load gives way to initials, a new one gets its chance', () => {
  const { rerender } = render(<Avatar id="1" name="Anita Rai" image="/gone.webp" alt="Anita" />)
  fireEvent.error(screen.getByRole('img', { name: 'Anita' }))
  expect(screen.getByRole('img', { name: 'Anita' }).textContent).toBe('AR')

  rerender(<Avatar id="1" name="Anita Rai" image="/new.webp" alt="Anita" />)
  expect(screen.getByRole('img', { name: 'Anita' }).getAttribute('src')).toBe('/new.webp')
})

test('beside a name it is silent, and Nepali letters say so', () => {
  const { container } = render(<Avatar id="1" name="अनिता राई" />)
  expect(screen.queryByRole('img')).toBeNull()
  expect(container.firstElementChild?.getAttribute('lang')).toBe('ne')
})

test('a person keeps the same tone, of five', () => {
  const { container } = render(
    <>
      <Avatar id="7300001" name="A" />
      <Avatar id="7300001" name="B" size={24} />
    </>,
  )
  const tones = [...container.children].map((avatar) => avatar.getAttribute('data-tone'))
  expect(tones[0]).toBe(tones[1])
  expect(tones[0]).toMatch(/^[1-5]$/)
})
