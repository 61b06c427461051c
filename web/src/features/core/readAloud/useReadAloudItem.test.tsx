import { act, cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { plainBody } from '#features/core/body/plainBody.ts'
import { useReadAloudItem } from './useReadAloudItem.tsx'

type Voice = { lang: string; localService: boolean; name: string }
type Utterance = { text: string; voice: Voice | null; onend: (() => void) | null }

let voices: Voice[]
let spoken: Utterance[]
let onVoices: (() => void) | undefined

beforeEach(() => {
  voices = [
    { lang: 'ne-NP', localService: false, name: 'distant' },
    { lang: 'ne_NP', localService: true, name: 'near' },
  ]
  spoken = []
  vi.stubGlobal('SpeechSynthesisUtterance', function utter(this: Utterance, text: string) {
    Object.assign(this, { text, voice: null, onend: null })
  })
  vi.stubGlobal('speechSynthesis', {
    getVoices: () => voices,
    speak: (utterance: Utterance) => spoken.push(utterance),
    cancel: () => spoken.splice(0),
    addEventListener: (_type: string, listener: () => void) => {
      onVoices = listener
    },
    removeEventListener: vi.fn<() => void>(),
  })
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

test('a text is read by a voice of its language that is on the device, until it ends', async () => {
  render(<Item title="नमस्ते" content={'मोमो\n\nछ'} />)
  await userEvent.click(screen.getByRole('button', { name: 'Read aloud' }))
  expect(spoken.map(({ text }) => text)).toEqual(['नमस्ते', 'मोमो', 'छ', ''])
  expect(spoken[0]!.voice?.name).toBe('near')
  expect(screen.getByRole('button', { name: 'Stop reading' })).toBeTruthy()
  act(() => spoken.at(-1)!.onend?.())
  expect(screen.getByRole('button', { name: 'Read aloud' })).toBeTruthy()
})

test('it can be stopped, and stops with the text', async () => {
  render(<Item title="नमस्ते" content="" />)
  await userEvent.click(screen.getByRole('button', { name: 'Read aloud' }))
  await userEvent.click(screen.getByRole('button', { name: 'Stop reading' }))
  expect(spoken).toEqual([])
  await userEvent.click(screen.getByRole('button', { name: 'Read aloud' }))
  cleanup()
  expect(spoken).toEqual([])
})

test('without a voice there is nothing to press, until one is found', () => {
  render(<Item title="Hello" content="" />)
  expect(screen.queryByRole('button')).toBeNull()
  voices.push({ lang: 'en-GB', localService: true, name: 'english' })
  act(() => onVoices?.())
  expect(screen.getByRole('button', { name: 'Read aloud' })).toBeTruthy()
})

test('a browser that cannot speak has none', () => {
  vi.stubGlobal('speechSynthesis', undefined)
  render(<Item title="नमस्ते" content="" />)
  expect(screen.queryByRole('button')).toBeNull()
})

function Item({ title, content }: { title: string; content: string }) {
  const body = content ? plainBody(content) : []
  const items = useReadAloudItem({ kind: 'post', id: '1', title, body })
  return items.map(({ label, onSelect }) => (
    <button key={label} type="button" onClick={onSelect}>
      {label}
    </button>
  ))
}
