import type { Body } from '@jes/contract/core/body'
import { parseMarkdown } from '@jes/contract/lib/markdown'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { BodyView } from './BodyView.tsx'
import { payloads } from './examplePayloads.ts'

/** What the examples may become: words, links and code. */
const HARMLESS = ['div', 'p', 'br', 'a', 'code', 'pre', 'span']

let seeAll: () => void

vi.stubGlobal(
  'IntersectionObserver',
  class {
    constructor(tell: (entries: { isIntersecting: boolean }[]) => void) {
      seeAll = () => tell([{ isIntersecting: true }])
    }
    observe() {}
    disconnect() {}
  },
)

afterEach(cleanup)

test('mentions lead to people and hashtags to their posts', () => {
  show([
    {
      type: 'paragraph',
      children: [
        { type: 'mention', username: 'ram.kc' },
        { type: 'text', text: ' ' },
        { type: 'hashtag', tag: 'दशैं' },
      ],
    },
  ])

  expect(hrefOf('@ram.kc')).toBe('/je/ram.kc')
  expect(hrefOf('#दशैं')).toBe(`/search?q=%23${encodeURIComponent('दशैं')}`)
})

test('a spoiler is read after a press, with what is in it', async () => {
  show(parseMarkdown('In the end ||**he** asks @ram.kc|| again', () => true))

  expect(screen.queryByText('he')).toBeNull()
  expect(screen.queryByRole('link')).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: 'Spoiler: show it' }))
  expect(await screen.findByText('he')).toBeTruthy()
  expect(screen.getByRole('link', { name: '@ram.kc' })).toBeTruthy()
  expect(document.activeElement?.textContent).toBe('he asks @ram.kc')
})

test('a table has its head, its rows and the side of its columns', () => {
  show(parseMarkdown('| Bus | Fare |\n|---|--:|\n| **Ratnapark** | 25 |', () => true))

  expect(screen.getByRole('columnheader', { name: 'Fare' }).dataset.align).toBe('right')
  expect(screen.getByRole('cell', { name: 'Ratnapark' }).querySelector('strong')).toBeTruthy()
  expect(screen.getAllByRole('row')).toHaveLength(2)
})

test('a hub that is mentioned leads to its page', () => {
  show([{ type: 'paragraph', children: [{ type: 'hub', name: 'Kathmandu Food' }] }])
  expect(hrefOf('j/Kathmandu_Food')).toBe('/jehub/Kathmandu%20Food')
})

test('code gets its colours when it is seen, and the same words', async () => {
  const { container } = show(
    parseMarkdown('```ts\nconst bus = "Ratnapark" // late\n```', () => true),
  )

  expect(container.querySelector('code span')).toBeNull()
  seeAll()
  expect((await screen.findByText('const')).className).toContain('keyword')
  expect(container.querySelector('code')?.textContent).toBe('const bus = "Ratnapark" // late')
})

test('a link to elsewhere opens beside and vouches for nothing', () => {
  show([paragraphWith('https://example.org/a', 'there')])

  const link = screen.getByRole('link', { name: 'there' })
  expect(link.getAttribute('rel')).toBe('nofollow ugc noopener')
  expect(link.getAttribute('target')).toBe('_blank')
})

test.each(['javascript:alert(1)', 'data:text/html,x', '//evil.example', 'vbscript:x'])(
  'an address like %s is read, not followed',
  (url) => {
    show([paragraphWith(url, 'press me')])

    expect(screen.getByText('press me')).toBeTruthy()
    expect(screen.queryByRole('link')).toBeNull()
  },
)

test('tags that somebody typed stay letters', () => {
  const { container } = show([
    { type: 'paragraph', children: [{ type: 'text', text: '<img src=x onerror=alert(1)>' }] },
  ])

  expect(container.querySelector('img')).toBeNull()
  expect(screen.getByText('<img src=x onerror=alert(1)>')).toBeTruthy()
})

test.each(payloads)('of %j nothing can run', (payload) => {
  const { container } = show(parseMarkdown(payload, () => true))

  expect(container.textContent).not.toBe('')
  const all = Array.from(container.querySelectorAll('*'))
  const tags = all.map(({ localName }) => localName)
  expect(tags.filter((tag) => !HARMLESS.includes(tag))).toEqual([])
  const attributes = all.flatMap((element) => element.getAttributeNames())
  expect(attributes.filter((name) => name.startsWith('on'))).toEqual([])
  const links = Array.from(container.querySelectorAll('a'), (link) => link.getAttribute('href'))
  expect(links.filter((href) => !/^(\/(?!\/)|https?:)/.test(href ?? ''))).toEqual([])
})

test('headings stand below the title they belong to', () => {
  const heading: Body = [{ type: 'heading', depth: 2, children: [{ type: 'text', text: 'Route' }] }]
  render(<BodyView body={heading} />)
  expect(screen.getByRole('heading', { level: 3, name: 'Route' })).toBeTruthy()

  cleanup()
  render(<BodyView body={heading} under={1} />)
  expect(screen.getByRole('heading', { level: 2, name: 'Route' })).toBeTruthy()
})

test('each paragraph has its own language', () => {
  show([
    { type: 'paragraph', children: [{ type: 'text', text: 'Good morning' }] },
    {
      type: 'paragraph',
      children: [{ type: 'strong', children: [{ type: 'text', text: 'शुभ प्रभात' }] }],
    },
  ])

  expect(screen.getByText('Good morning').lang).toBe('')
  expect(screen.getByText('शुभ प्रभात').closest('p')?.lang).toBe('ne')
})

test('lists keep their order and their number', () => {
  show([
    {
      type: 'list',
      isOrdered: true,
      start: 3,
      items: [[{ type: 'paragraph', children: [{ type: 'text', text: 'three' }] }]],
    },
  ])

  expect(screen.getByRole('list').getAttribute('start')).toBe('3')
  expect(screen.getByRole('listitem').textContent).toBe('three')
})

function show(body: Body) {
  return render(<BodyView body={body} />)
}

function paragraphWith(url: string, words: string): Body[number] {
  return {
    type: 'paragraph',
    children: [{ type: 'link', url, children: [{ type: 'text', text: words }] }],
  }
}

function hrefOf(name: string) {
  return screen.getByRole('link', { name }).getAttribute('href')
}
