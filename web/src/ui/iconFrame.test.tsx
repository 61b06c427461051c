import { cleanup, render } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { iconFrame } from './iconFrame.ts'

const Bell = iconFrame({ node: [['path', { d: 'M1 2h3' }]] })

afterEach(cleanup)

test('an icon is drawn in the given size and class', () => {
  const icon = draw(<Bell size={16} className="quiet" />)
  expect(icon.getAttribute('width')).toBe('16')
  expect(icon.getAttribute('class')).toBe('lucide quiet')
  expect(icon.querySelector('path')?.getAttribute('d')).toBe('M1 2h3')
})

test('it says nothing to a screen reader unless it is given a name', () => {
  expect(draw(<Bell />).getAttribute('aria-hidden')).toBe('true')
  expect(draw(<Bell aria-label="News" />).hasAttribute('aria-hidden')).toBe(false)
})

function draw(icon: React.ReactElement) {
  return render(icon).container.querySelector('svg')!
}
