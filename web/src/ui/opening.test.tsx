import { readFileSync } from 'node:fs'
import { cleanup, render } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { Flags } from './Flags.tsx'
import { FullScreenLoader, useOpened } from './FullScreenLoader.tsx'
import { Mark } from './Mark.tsx'

const html = readFileSync(`${import.meta.dirname}/../../index.html`, 'utf8')
const page = new DOMParser().parseFromString(html, 'text/html')

afterEach(() => {
  cleanup()
  document.body.replaceChildren()
})

test('the HTML itself shows the mark and the five flags as the app draws them', () => {
  const { container } = render(
    <>
      <Mark size={84} />
      <Flags />
    </>,
  )
  const drawn = [...container.querySelectorAll('svg, svg *')].map(described)
  expect([...page.querySelectorAll('#opening svg, #opening svg *')].map(described)).toEqual(drawn)
})

test('there is no style and no script in the HTML that the policy would forbid', () => {
  expect(html).not.toMatch(/<style|style="|<script(?![^>]* src=)/)
})

test('the opening stays while somebody waits, and goes when the app has drawn', () => {
  document.body.innerHTML = '<div id="opening" role="status"></div>'
  const opening = document.getElementById('opening')!
  const { rerender } = render(<App isWaiting />)
  expect(opening.hidden).toBe(false)
  rerender(<App isWaiting={false} />)
  expect(opening.hidden).toBe(true)
  rerender(<App isWaiting />)
  expect(opening.hidden).toBe(false)
})

function App({ isWaiting }: { isWaiting: boolean }) {
  useOpened()
  return isWaiting && <FullScreenLoader />
}

function described(element: Element) {
  const attributes = [...element.attributes].map(({ name, value }) => `${name}=${value}`)
  return [element.tagName.toLowerCase(), ...attributes.toSorted()].join(' ')
}
