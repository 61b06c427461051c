import { cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { Chart } from './Chart.tsx'
import type { ChartLook } from './chartScale.ts'

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

test('a screen reader gets the same as a table', () => {
  show('line')
  const table = screen.getByRole('table', { name: 'Who stays' })
  expect(within(table).getAllByRole('columnheader')).toHaveLength(2)
  expect(within(table).getByRole('row', { name: '2 s 60%' })).toBeTruthy()
})

test('the keys go from point to point, and each is read out', async () => {
  show('line')
  await userEvent.tab()
  const reader = screen.getByRole('slider', { name: 'Who stays' })
  expect(document.activeElement).toBe(reader)
  expect(reader.getAttribute('aria-valuetext')).toBe('0 s: 100%')

  fireEvent.change(reader, { target: { value: '2' } })
  expect(reader.getAttribute('aria-valuetext')).toBe('2 s: 60%')
  expect(readOut()).toBe('2 s60%')

  await userEvent.tab()
  expect(readOut()).toBeNull()
})

test.each<[ChartLook, number, string]>([
  ['line', 0, '0 s100%'],
  ['line', 120, '1 s80%'],
  ['line', 300, '3 s30%'],
  ['bars', 74, '0 s100%'],
  ['bars', 76, '1 s80%'],
  ['bars', 299, '3 s30%'],
])('in a chart of %s the pointer at %i of 300 reads %s', (look, x, read) => {
  show(look)
  const plot = screen.getByRole('slider').parentElement!
  vi.spyOn(plot, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 300, 100))

  fireEvent.pointerMove(plot, { clientX: x, pointerType: 'mouse' })
  expect(readOut()).toBe(read)
  fireEvent.pointerLeave(plot, { pointerType: 'mouse' })
  expect(readOut()).toBeNull()
})

test('the height of a bar is its part of the top line', () => {
  const { container } = show('bars')
  const heights = [...container.querySelectorAll('rect')].map((bar) => bar.getAttribute('height'))
  expect(heights.map(Number)).toEqual([100, 80, 60, 30])
})

test('where nothing was counted it has an axis and a sentence, and no scale', () => {
  const { container } = show('bars', [0, 0, 0, 0])
  expect(screen.getByText('Nothing in this time yet')).toBeTruthy()
  expect(container.textContent).toContain('0%')
  expect(container.textContent).not.toContain('50%')
  cleanup()
  show('bars')
  expect(screen.queryByText('Nothing in this time yet')).toBeNull()
})

function show(look: ChartLook, values = [1, 0.8, 0.6, 0.3]) {
  const points = values.map((value, index) => ({
    at: `${index} s`,
    value,
    shown: `${Math.round(value * 100)}%`,
  }))
  const lines = [0, 0.5, 1].map((value) => ({ value, shown: `${value * 100}%` }))
  return render(
    <Chart
      title="Who stays"
      columns={['Moment', 'Part']}
      look={look}
      points={points}
      lines={lines}
    />,
  )
}

function readOut() {
  const { parentElement: plot } = screen.getByRole('slider')
  return plot!.querySelector('p')?.textContent ?? null
}
