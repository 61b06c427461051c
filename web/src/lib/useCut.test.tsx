import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useCut } from './useCut.ts'

const SHOWN = 40
const height = vi.spyOn(HTMLElement.prototype, 'scrollHeight', 'get')
let observers: LayoutObserver[] = []

beforeEach(() => {
  observers = []
  vi.stubGlobal('ResizeObserver', LayoutObserver)
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(SHOWN)
  height.mockReset().mockImplementation(function (this: HTMLElement) {
    return (this.textContent?.length ?? 0) * 10
  })
})
afterEach(cleanup)

test('longer words than there is room for are cut, until shorter ones stand there', () => {
  const { rerender } = render(<Words words="Dashain" />)
  layOut()
  expect(screen.getByRole('status').textContent).toBe('cut')
  rerender(<Words words="Lok" />)
  layOut()
  expect(screen.getByRole('status').textContent).toBe('whole')
  rerender(<Words words="Tihar" />)
  layOut()
  expect(screen.getByRole('status').textContent).toBe('cut')
})

test('nothing is measured before the browser has laid it out', () => {
  render(<Words words="Dashain" />)
  expect(height).not.toHaveBeenCalled()
  layOut()
  expect(height).toHaveBeenCalled()
})

test('a page that is drawn again with the same words is not measured again', () => {
  const { rerender } = render(<Words words="Dashain" votes={1} />)
  layOut()
  const before = height.mock.calls.length
  rerender(<Words words="Dashain" votes={2} />)
  layOut()
  expect(height.mock.calls.length).toBe(before)
})

/** Calls back when the test lays out what is new. */
class LayoutObserver implements ResizeObserver {
  isDue = false
  readonly tell: () => void

  constructor(callback: ResizeObserverCallback) {
    this.tell = () => callback([], this)
    observers.push(this)
  }

  observe() {
    this.isDue = true
  }

  unobserve() {}

  disconnect() {
    this.isDue = false
  }
}

function layOut() {
  act(() => {
    for (const observer of observers.filter(({ isDue }) => isDue)) {
      observer.isDue = false
      observer.tell()
    }
  })
}

function Words({ words, votes }: { words: string; votes?: number }) {
  const [ref, isCut] = useCut(words)
  return (
    <>
      <p ref={ref} data-votes={votes}>
        {words}
      </p>
      <p role="status">{isCut ? 'cut' : 'whole'}</p>
    </>
  )
}
