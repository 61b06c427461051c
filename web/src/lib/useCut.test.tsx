import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useCut } from './useCut.ts'

const SHOWN = 40
const height = vi.spyOn(HTMLElement.prototype, 'scrollHeight', 'get')

beforeEach(() => {
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(SHOWN)
  height.mockReset().mockImplementation(function (this: HTMLElement) {
    return (this.textContent?.length ?? 0) * 10
  })
})
afterEach(cleanup)

test('longer words than there is room for are cut, until shorter ones stand there', () => {
  const { rerender } = render(<Words words="Dashain" />)
  expect(screen.getByRole('status').textContent).toBe('cut')
  rerender(<Words words="Lok" />)
  expect(screen.getByRole('status').textContent).toBe('whole')
  rerender(<Words words="Tihar" />)
  expect(screen.getByRole('status').textContent).toBe('cut')
})

test('a page that is drawn again with the same words is not measured again', () => {
  const { rerender } = render(<Words words="Dashain" votes={1} />)
  const before = height.mock.calls.length
  rerender(<Words words="Dashain" votes={2} />)
  expect(height.mock.calls.length).toBe(before)
})

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
