import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useLayoutEffect, useRef, useState } from 'react'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { choose } from '#lib/preferences.ts'
import { TypingHelp } from './TypingHelp.tsx'

// So that no test waits for what the first would fetch.
beforeAll(async () => {
  await Promise.all([
    import('./Typing.tsx'),
    import('@jes/contract/lib/script/devanagari'),
    import('@jes/contract/lib/script/preeti'),
  ])
})
afterEach(() => {
  cleanup()
  localStorage.clear()
  choose({ language: 'en', typingHelp: true })
})

test('Tab takes the first spelling, and is free again after it', async () => {
  choose({ language: 'ne' })
  const { user, field } = write()
  await user.type(field, 'malai')
  expect((await screen.findAllByRole('button')).map(({ lang }) => lang)).toContain('ne')
  await user.keyboard('{Tab}')
  expect(field.value).toBe('मलाई')
  expect(document.activeElement).toBe(field)
  expect(screen.queryByRole('button')).toBeNull()

  await user.keyboard('{Tab}')
  expect(document.activeElement).not.toBe(field)
})

test('a spelling can be tapped, and the focus stays', async () => {
  choose({ language: 'ne' })
  const { user, field } = write('आज ')
  await user.type(field, 'ma')
  await user.click(await screen.findByRole('button', { name: 'मा' }))
  expect(field.value).toBe('आज मा')
  expect(document.activeElement).toBe(field)
})

test('what was taken for a word is its first spelling the next time', async () => {
  choose({ language: 'ne' })
  const { user, field } = write('आज ')
  await user.type(field, 'ma')
  await user.click(await screen.findByRole('button', { name: 'मा' }))
  await user.type(field, ' ma')
  await screen.findByRole('button', { name: /^मा/ })
  await user.keyboard('{Tab}')
  expect(field.value).toBe('आज मा मा')
})

test('Escape hides it for this word and not for the next one', async () => {
  choose({ language: 'ne' })
  const { user, field } = write()
  await user.type(field, 'malai')
  await screen.findByRole('button', { name: 'मलाई' })
  await user.keyboard('{Escape}')
  expect(screen.queryByRole('button')).toBeNull()
  await user.keyboard(' momo')
  expect(await screen.findByRole('button', { name: 'मोमो' })).toBeTruthy()
  expect(field.value).toBe('malai momo')
})

test('who writes English is left alone, in either interface', async () => {
  const { user, field } = write()
  await user.type(field, 'The best momo in Thamel')
  await rest()
  expect(screen.queryByRole('button')).toBeNull()
  await user.keyboard('{Tab}')
  expect(document.activeElement).not.toBe(field)

  choose({ language: 'ne' })
  await user.type(field, ' is here')
  await rest()
  expect(screen.queryByRole('button')).toBeNull()
})

test('who has it switched off is not helped', async () => {
  choose({ language: 'ne' })
  const { user, field } = write()
  choose({ typingHelp: false })
  await user.type(field, 'malai')
  await rest()
  expect(screen.queryByRole('button')).toBeNull()
})

test('what is pasted in Preeti is converted when somebody says so', async () => {
  const { user, field } = write('Dear ')
  paste(field, 'g]kfn Ps b]z xf]')
  await user.click(await screen.findByRole('button', { name: 'Convert' }))
  expect(field.value).toBe('Dear नेपाल एक देश हो')
  expect(screen.queryByRole('button')).toBeNull()
})

test('what was pasted while the help was still on its way is asked about too', async () => {
  render(<Writing start="g]kfn Ps b]z xf]" isFocused />)
  expect(await screen.findByRole('button', { name: 'Convert' })).toBeTruthy()
})

test('or stays as it is; and what is no Preeti is not asked about', async () => {
  const { user, field } = write()
  paste(field, 'g]kfn')
  await user.click(await screen.findByRole('button', { name: 'Keep as it is' }))
  expect(field.value).toBe('g]kfn')
  expect(screen.queryByRole('button')).toBeNull()

  paste(field, ' hello there')
  await rest()
  expect(screen.queryByRole('button')).toBeNull()
})

function write(start = '') {
  render(<Writing start={start} />)
  const field = screen.getByRole<HTMLTextAreaElement>('textbox')
  field.focus()
  return { user: userEvent.setup({ delay: null }), field }
}

function Writing({ start, isFocused = false }: { start: string; isFocused?: boolean }) {
  const field = useRef<HTMLTextAreaElement>(null)
  const [text, setText] = useState(start)
  useLayoutEffect(() => {
    if (isFocused) field.current?.focus()
  }, [isFocused])
  return (
    <>
      <textarea ref={field} value={text} onChange={(event) => setText(event.target.value)} />
      <TypingHelp field={field} value={text} onChange={setText} />
      <input type="checkbox" />
    </>
  )
}

/** As a browser does: the event, then the text, then the input event. */
function paste(field: HTMLTextAreaElement, text: string) {
  const end = field.value.length
  field.setSelectionRange(end, end)
  fireEvent.paste(field)
  fireEvent.input(field, { target: { value: field.value + text } })
}

/** Long enough for what would be fetched and shown. */
async function rest() {
  await new Promise((resolve) => setTimeout(resolve, 150))
}
