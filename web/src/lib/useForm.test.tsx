import { cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { ApiError } from './api.ts'
import { expectBy } from './check.ts'
import { useSubmit } from './useForm.ts'

const send = vi.fn<(word: string) => Promise<unknown>>()

afterEach(() => {
  cleanup()
  send.mockReset()
})

test('what is refused stands at its field, which gets the focus, and what was written stays', async () => {
  const reply = { error: 'This list is full', errors: { word: 'This list is full' } }
  send.mockRejectedValueOnce(new ApiError(422, reply))
  await write('momo')

  expect((await screen.findByRole('alert')).textContent).toBe('word: This list is full')
  const field = screen.getByLabelText<HTMLInputElement>('Word')
  expect(document.activeElement).toBe(field)
  expect(field.value).toBe('momo')
})

test('what is found before it is sent is said alike', async () => {
  const load = async () =>
    (await import('@jes/contract/people/relations')).relationApi.muteWord.body
  send.mockImplementationOnce((word) => expectBy(load, { word: word.repeat(60) }))
  await write('m')
  expect((await screen.findByRole('alert')).textContent).toBe(
    'word: A muted word has 1 to 50 characters',
  )
})

test('a refusal without fields is said of the whole form', async () => {
  send.mockRejectedValueOnce(new ApiError(403, { error: 'You may not do this.' }))
  await write('momo')
  expect((await screen.findByRole('alert')).textContent).toBe('form: You may not do this.')
})

test('what was complained of is said no more once somebody writes again', async () => {
  send.mockRejectedValueOnce(new ApiError(422, { errors: { word: 'This list is full' } }))
  await write('momo')
  await screen.findByRole('alert')
  await userEvent.type(screen.getByLabelText('Word'), 's')
  expect(screen.queryByRole('alert')).toBeNull()
})

test('pressed twice it is sent once', async () => {
  let answer = () => {}
  send.mockReturnValue(new Promise<void>((resolve) => (answer = resolve)))
  await write('momo')
  await userEvent.keyboard('{Enter}')
  expect(send.mock.calls).toEqual([['momo']])
  answer()
  expect(await screen.findByText('At rest')).toBeTruthy()
})

test('another button of the form sends as the form does, and says what was refused', async () => {
  send.mockRejectedValueOnce(new ApiError(403, { error: 'It is in use.' }))
  render(<WordForm />)
  await userEvent.click(screen.getByRole('button', { name: 'Remove' }))
  expect((await screen.findByRole('alert')).textContent).toBe('form: It is in use.')

  await userEvent.click(screen.getByRole('button', { name: 'Remove' }))
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull())
})

async function write(word: string) {
  render(<WordForm />)
  await userEvent.type(screen.getByLabelText('Word'), `${word}{Enter}`)
}

function WordForm() {
  const [word, setWord] = useState('')
  const { form, send: sendBy, problems, isSending, mend } = useSubmit(() => send(word))
  const [first] = Object.entries(problems)
  return (
    <form {...form}>
      {first && <p role="alert">{first.join(': ')}</p>}
      <p>{isSending ? 'Sending' : 'At rest'}</p>
      <input
        aria-label="Word"
        name="word"
        value={word}
        onChange={(event) => {
          setWord(event.target.value)
          mend()
        }}
      />
      <button type="submit">Send</button>
      <button type="button" onClick={() => void sendBy(() => send(''))}>
        Remove
      </button>
    </form>
  )
}
