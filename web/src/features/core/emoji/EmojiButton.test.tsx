import { cleanup, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useRef, useState } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { usePreferences } from '#lib/preferences.ts'
import { EmojiButton } from './EmojiButton.tsx'

afterEach(() => {
  cleanup()
  localStorage.clear()
  usePreferences.setState({ language: 'en' })
})

test('an emoji is found by its name in either language and put where the caret is', async () => {
  const { user, area } = write('Tea  today')
  area.setSelectionRange(4, 4)
  await user.click(screen.getByRole('button', { name: 'Emoji' }))
  await user.type(await screen.findByLabelText('Search emoji'), 'चिया')
  await user.click(await screen.findByRole('button', { name: 'tea, chiya' }))

  expect(area.value).toBe('Tea 🍵 today')
  expect(document.activeElement).toBe(area)
  expect(area.selectionStart).toBe('Tea 🍵'.length)
})

test('Enter takes the first that was found, and sends nothing', async () => {
  const { user, area, sent } = write()
  await user.click(screen.getByRole('button', { name: 'Emoji' }))
  await user.type(await screen.findByLabelText('Search emoji'), 'momo{Enter}')
  expect(area.value).toBe('🥟')
  expect(sent).not.toHaveBeenCalled()
})

test('names are read in the language of the reader', async () => {
  usePreferences.setState({ language: 'ne' })
  const { user } = write()
  await user.click(screen.getByRole('button', { name: 'इमोजी' }))
  expect(await screen.findByRole('button', { name: 'मम' })).toBeTruthy()
})

test('the skin tone and what was taken last are there the next time', async () => {
  const { user, area } = write()
  await user.click(screen.getByRole('button', { name: 'Emoji' }))
  await user.click(await screen.findByRole('button', { name: 'Medium' }))
  await user.click(screen.getByRole('button', { name: /^namaste/ }))
  expect(area.value).toBe('🙏🏽')

  await user.click(screen.getByRole('button', { name: 'Emoji' }))
  const recent = within(await screen.findByRole('region', { name: 'Recent' }))
  await user.click(recent.getByRole('button', { name: /^namaste/ }))
  expect(area.value).toBe('🙏🏽🙏🏽')
})

test('arrows lead from one to the next, and what is not there is said', async () => {
  const { user } = write()
  await user.click(screen.getByRole('button', { name: 'Emoji' }))
  const first = await screen.findByRole('button', { name: 'grinning face' })
  first.focus()
  await user.keyboard('{ArrowRight}')
  expect(document.activeElement?.textContent).toBe('😃')
  await user.keyboard('{ArrowLeft}')
  expect(document.activeElement?.textContent).toBe('😀')

  await user.type(screen.getByLabelText('Search emoji'), 'zzz')
  expect(await screen.findByText('No emoji of this name')).toBeTruthy()
})

function write(start = '') {
  const sent = vi.fn()
  render(
    <form onSubmit={sent}>
      <Writing start={start} />
    </form>,
  )
  const area = screen.getByRole<HTMLTextAreaElement>('textbox')
  return { user: userEvent.setup({ delay: null }), area, sent }
}

function Writing({ start }: { start: string }) {
  const area = useRef<HTMLTextAreaElement>(null)
  const [value, setValue] = useState(start)
  return (
    <>
      <textarea ref={area} value={value} onChange={(event) => setValue(event.target.value)} />
      <EmojiButton area={area} onChange={setValue} />
    </>
  )
}
