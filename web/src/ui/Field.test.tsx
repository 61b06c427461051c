import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { PasswordInput } from './PasswordInput.tsx'
import { TextArea } from './TextArea.tsx'
import { TextInput } from './TextInput.tsx'

afterEach(cleanup)

test('a field is named by its label and described by its hint', () => {
  render(<TextInput label="Username" hint="Letters and numbers" />)
  const field = screen.getByLabelText('Username')
  expect(descriptionOf(field)).toBe('Letters and numbers')
  expect(field.hasAttribute('aria-invalid')).toBe(false)
})

test('an error takes the place of the hint, is announced and marks the field', () => {
  render(<TextInput label="Username" hint="Letters and numbers" error="This username is taken" />)
  const field = screen.getByLabelText('Username')
  expect(field.getAttribute('aria-invalid')).toBe('true')
  expect(descriptionOf(field)).toBe('This username is taken')
  expect(screen.getByRole('alert').textContent).toBe('This username is taken')
  expect(screen.queryByText('Letters and numbers')).toBeNull()
})

test('the counter counts what is typed, and typing stops at the limit', async () => {
  const user = userEvent.setup()
  render(<TextArea label="Bio" limit={5} defaultValue="ab" />)
  expect(screen.getByText('2/5')).toBeTruthy()

  await user.type(screen.getByLabelText('Bio'), 'cdefg')
  expect(screen.getByText('5/5')).toBeTruthy()
  expect(screen.getByLabelText<HTMLTextAreaElement>('Bio').value).toBe('abcde')
})

test('a password can be looked at and hidden again', async () => {
  const user = userEvent.setup()
  render(<PasswordInput label="Password" defaultValue="momo" />)
  const field = screen.getByLabelText<HTMLInputElement>('Password')

  await user.click(screen.getByRole('button', { name: 'Show password' }))
  expect(field.type).toBe('text')
  await user.click(screen.getByRole('button', { name: 'Hide password' }))
  expect(field.type).toBe('password')
})

function descriptionOf(field: HTMLElement) {
  return document.getElementById(field.getAttribute('aria-describedby') ?? '')?.textContent
}
