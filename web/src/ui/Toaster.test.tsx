import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { toast, useToasts } from '#lib/toasts.ts'
import { Toaster } from './Toaster.tsx'

beforeEach(() => {
  vi.useFakeTimers()
  useToasts.setState([], true)
  render(<Toaster />)
})

afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

test('a toast lives five seconds', () => {
  say('Saved')
  pass(4999)
  expect(shown()).toEqual(['Saved'])
  pass(1)
  expect(shown()).toEqual([])
})

test('under the pointer its time stands still', () => {
  say('Saved')
  pass(3000)
  fireEvent.pointerEnter(screen.getByRole('status'), { pointerType: 'mouse' })
  pass(60_000)
  expect(shown()).toEqual(['Saved'])

  fireEvent.pointerLeave(screen.getByRole('status'), { pointerType: 'mouse' })
  pass(1999)
  expect(shown()).toEqual(['Saved'])
  pass(1)
  expect(shown()).toEqual([])
})

test('with the focus in it time stands still, and Escape closes it', () => {
  act(() => void toast.show({ text: 'Saved', action: { label: 'Undo', onAct: () => {} } }))
  act(() => screen.getByRole('button', { name: 'Undo' }).focus())
  pass(60_000)
  expect(shown()).toEqual(['SavedUndo'])

  fireEvent.keyDown(screen.getByRole('button'), { key: 'Escape' })
  expect(shown()).toEqual([])
})

test('the action acts once and the toast leaves', () => {
  const onAct = vi.fn()
  act(() => void toast.show({ text: 'Saved', action: { label: 'Undo', onAct } }))
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }))
  expect(onAct).toHaveBeenCalledOnce()
  expect(shown()).toEqual([])
})

test('there are never more than three, and the oldest leaves', () => {
  for (const words of ['One', 'Two', 'Three', 'Four']) say(words)
  expect(shown()).toEqual(['Two', 'Three', 'Four'])
})

test('the same words again begin their time again', () => {
  say('Saved')
  pass(4000)
  say('Saved')
  expect(shown()).toEqual(['Saved'])
  pass(4000)
  expect(shown()).toEqual(['Saved'])
})

test('an error interrupts, other news waits its turn', () => {
  act(() => void toast.error('No response from server.'))
  say('Saved')
  expect(screen.getByRole('alert').textContent).toBe('No response from server.')
  expect(screen.getByRole('status').textContent).toBe('Saved')
})

function say(words: string) {
  act(() => void toast.success(words))
}

function pass(milliseconds: number) {
  act(() => void vi.advanceTimersByTime(milliseconds))
}

function shown() {
  const toasts = [...screen.queryAllByRole('status'), ...screen.queryAllByRole('alert')]
  return toasts.map((toast) => toast.textContent)
}
