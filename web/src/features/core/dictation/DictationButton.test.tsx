import { act, cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useRef, useState } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { DictationButton } from './DictationButton.tsx'
import type { Recognition } from './recognition.ts'

let heard: Recognition

/** A browser that listens. */
class Listening implements Recognition {
  lang = ''
  continuous = false
  interimResults = true
  onresult: Recognition['onresult'] = null
  onend: Recognition['onend'] = null
  onerror: Recognition['onerror'] = null
  start = vi.fn<() => void>()
  abort = vi.fn<() => void>()
  stop = vi.fn<() => void>(() => this.onend?.())
  constructor() {
    heard = this
  }
}

beforeEach(() => vi.stubGlobal('SpeechRecognition', Listening))
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

test('what is spoken is written where the cursor is', async () => {
  const area = write('नमस्ते')
  await userEvent.click(screen.getByRole('button', { name: 'Dictate' }))
  expect(heard.lang).toBe('ne-NP')
  expect(heard.start).toHaveBeenCalledOnce()
  say('मोमो मिठो छ', true)
  say('half a word', false)
  expect(area.value).toBe('नमस्ते मोमो मिठो छ')

  await userEvent.click(screen.getByRole('button', { name: 'Stop dictating' }))
  expect(await screen.findByRole('button', { name: 'Dictate' })).toBeTruthy()
})

test('an empty text is dictated in the language of the interface', async () => {
  write('')
  await userEvent.click(screen.getByRole('button', { name: 'Dictate' }))
  expect(heard.lang).toBe('en-US')
})

test('it stops listening with the page', async () => {
  write('')
  await userEvent.click(screen.getByRole('button', { name: 'Dictate' }))
  cleanup()
  expect(heard.abort).toHaveBeenCalledOnce()
})

test('a browser that does not listen has no button', () => {
  vi.stubGlobal('SpeechRecognition', undefined)
  write('')
  expect(screen.queryByRole('button')).toBeNull()
})

function say(transcript: string, isFinal: boolean) {
  act(() => heard.onresult?.({ resultIndex: 0, results: [{ isFinal, 0: { transcript } }] }))
}

function write(text: string) {
  render(<Text begun={text} />)
  const area = screen.getByRole<HTMLTextAreaElement>('textbox')
  area.setSelectionRange(text.length, text.length)
  return area
}

function Text({ begun }: { begun: string }) {
  const area = useRef<HTMLTextAreaElement>(null)
  const [value, setValue] = useState(begun)
  return (
    <>
      <textarea ref={area} value={value} onChange={(event) => setValue(event.target.value)} />
      <DictationButton area={area} onChange={setValue} />
    </>
  )
}
