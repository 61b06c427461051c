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

test('a limit counts letters as people see them, and says when they are too many', async () => {
  const user = userEvent.setup()
  render(<TextArea label="Bio" limit={5} defaultValue="क्षे🇳🇵" />)
  expect(screen.getByText('2/5').dataset).not.toHaveProperty('near')

  await user.type(screen.getByLabelText('Bio'), 'abcd')
  expect(screen.getByText('6/5').dataset).toMatchObject({ over: 'true' })
  expect(screen.getByLabelText<HTMLTextAreaElement>('Bio').value).toBe('क्षे🇳🇵abcd')
})

test('a limit of length counts code units, and stops the typing', async () => {
  const user = userEvent.setup()
  render(<TextInput label="Hub name" limit={5} counts="length" defaultValue="क्षे" />)
  expect(screen.getByText('4/5')).toBeTruthy()

  await user.type(screen.getByLabelText('Hub name'), 'abc')
  expect(screen.getByText('5/5')).toBeTruthy()
  expect(screen.getByLabelText<HTMLInputElement>('Hub name').value).toBe('क्षेa')
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
