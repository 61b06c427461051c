import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { useRef } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { useAnchor } from './useAnchor.ts'

const HEIGHT = 100
const PANE = 400

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

/** Messages of one height, measured from the bottom as the talk is. */
function Pane({ seqs }: { seqs: number[] }) {
  const scroller = useRef<HTMLDivElement>(null)
  const noteAnchor = useAnchor(scroller)
  return (
    <div ref={scroller} data-testid="pane" onScroll={noteAnchor}>
      {seqs.map((seq) => (
        <p key={seq} data-message={seq}>
          {seq}
        </p>
      ))}
    </div>
  )
}

function layOut() {
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function (
    this: HTMLElement,
  ) {
    const pane = this.parentElement
    if (!pane || this.dataset.message === undefined) return new DOMRect(0, 0, 0, PANE)
    const fromEnd = pane.children.length - [...pane.children].indexOf(this)
    return new DOMRect(0, PANE - fromEnd * HEIGHT - pane.scrollTop, 0, HEIGHT)
  })
}

function numbers(from: number, to: number) {
  return Array.from({ length: to - from + 1 }, (_, at) => from + at)
}

function topOf(seq: number) {
  return screen.getByText(seq).getBoundingClientRect().top
}

test('what somebody reads stays in its place when later messages are dropped or come', () => {
  layOut()
  const { rerender } = render(<Pane seqs={numbers(11, 40)} />)
  const pane = screen.getByTestId('pane')
  pane.scrollTop = -2_000
  fireEvent.scroll(pane)
  const top = topOf(20)
  for (const seqs of [numbers(1, 30), numbers(11, 30), numbers(11, 45)]) {
    rerender(<Pane seqs={seqs} />)
    expect(topOf(20)).toBe(top)
  }
})

test('who is at the end sees what comes', () => {
  layOut()
  const { rerender } = render(<Pane seqs={numbers(1, 10)} />)
  rerender(<Pane seqs={numbers(1, 12)} />)
  expect(topOf(12)).toBe(PANE - HEIGHT)
})
