import type { Block, Body, Inline } from '@jes/contract/core/body'
import { parseMarkdown } from '@jes/contract/lib/markdown'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { growsWithSize } from '#test/growth.ts'
import { HOSTILE, PATTERNS } from '#test/hostile.ts'
import { cutAtWord, excerptOf, languageOf, plainText } from './markdown.ts'

const MOST_DEEP = 6

function parse(markdown: string) {
  return parseMarkdown(
    markdown,
    () => true,
    (typed) => typed,
  )
}

/** Throws for anything outside the closed tree; returns its depth. */
function check(body: Body): number {
  return Math.max(0, ...body.map(checkBlock))
}

function checkBlock(block: Block): number {
  switch (block.type) {
    case 'paragraph':
      return checkLine(block.children)
    case 'heading':
      expect([2, 3, 4]).toContain(block.depth)
      return checkLine(block.children)
    case 'quote':
      return 1 + check(block.children)
    case 'list':
      expect(Number.isInteger(block.start)).toBe(true)
      return 1 + Math.max(0, ...block.items.map(check))
    case 'code':
      expect(block.language ?? '').toMatch(/^[\w+#.-]{0,30}$/)
      return 0
    case 'table':
      expect(block.aligns).toHaveLength(block.head.length)
      for (const row of [block.head, ...block.rows]) {
        expect(row.length).toBeLessThanOrEqual(block.head.length)
        row.forEach((cell) => void checkLine(cell))
      }
      return 0
    case 'rule':
      return 0
  }
  throw new Error(`No such block: ${JSON.stringify(block)}`)
}

function checkLine(nodes: Inline[], depth = 0): number {
  if (depth > MOST_DEEP) throw new Error('Too deep')
  for (const node of nodes) checkInline(node, depth)
  return 0
}

function checkInline(node: Inline, depth: number) {
  switch (node.type) {
    case 'text':
    case 'code':
      return expect(typeof node.text).toBe('string')
    case 'break':
      return
    case 'mention':
      return expect(node.username).toMatch(/^[a-z0-9_.]+$/)
    case 'hub':
      return expect(node.name).not.toMatch(/[\s<>"।]/)
    case 'hashtag':
      return expect(node.tag).not.toMatch(/[\s<>"'&।]/)
    case 'link':
      expect(node.url).toMatch(/^(https?:\/\/[^\s@]|mailto:[\w.+-]+@)/i)
      return checkLine(node.children, depth + 1)
    case 'strong':
    case 'emphasis':
    case 'strike':
    case 'spoiler':
      return checkLine(node.children, depth + 1)
  }
  throw new Error(`No such line: ${JSON.stringify(node)}`)
}

/** Texts made of Markdown syntax, and of what people write. */
const anyMarkdown = fc
  .array(
    fc.oneof(
      fc.constantFrom(...PATTERNS),
      fc.constantFrom(...HOSTILE),
      fc.string({ unit: 'grapheme', maxLength: 12 }),
      fc.constantFrom('नेपाल', ' ', '\n', '\n\n', '    ', 'a', 'word '),
    ),
    { maxLength: 60 },
  )
  .map((parts) => parts.join(''))

describe('any text', () => {
  test('becomes a closed tree, never too deep, and leads nowhere but to the web or a mailbox', () => {
    fc.assert(
      fc.property(anyMarkdown, (markdown) => {
        const body = parse(markdown)
        expect(check(body)).toBeLessThanOrEqual(MOST_DEEP)
        check(excerptOf(body) ?? [])
      }),
      { numRuns: 400 },
    )
  })

  test('loses no word on the way', () => {
    const word = fc.stringMatching(/^[a-z\u0915-\u0939]{1,8}$/)
    fc.assert(
      fc.property(anyMarkdown, word, (markdown, word) => {
        expect(plainText(parse(`${markdown}\n\n${word}`))).toContain(word)
      }),
      { numRuns: 200 },
    )
  })

  test('without signs comes out as it went in', () => {
    const word = fc.stringMatching(/^[a-zA-Z\u0904-\u0939\u093e-\u094d,?!;]{1,10}$/)
    const line = fc.array(word, { minLength: 1, maxLength: 8 }).map((words) => words.join(' '))
    const lines = fc.array(line, { minLength: 1, maxLength: 6 }).map((all) => all.join('\n'))
    fc.assert(fc.property(lines, (text) => plainText(parse(text)) === text))
  })
})

describe('a hostile text', () => {
  test.each(HOSTILE)('runs nothing: %s', (markdown) => {
    check(parse(markdown))
  })

  test.each(PATTERNS)('costs no more than an honest one of its length: %j', (pattern) => {
    const work = (length: number) => parse(pattern.repeat(length / pattern.length))
    expect(growsWithSize(work, 50_000)).toBe(true)
  })

  test('that nests for ever is flat enough to be written down', () => {
    const stars = `${'*a '.repeat(9_000)}${'a* '.repeat(9_000)}`
    expect(() => JSON.stringify(parse(stars))).not.toThrow()
    expect(() => JSON.stringify(parse('>'.repeat(50_000)))).not.toThrow()
  })
})

describe('the beginning of a text', () => {
  test('is not made for a short one', () => {
    expect(excerptOf(parse('Short.\n\n- a\n- b'))).toBeNull()
    expect(excerptOf(parse('word '.repeat(120)))).toBeNull()
  })

  test('ends at a word', () => {
    const text = plainText(excerptOf(parse('मम खाइयो '.repeat(100))) ?? [])
    expect(text.length).toBeLessThanOrEqual(501)
    expect(text).toMatch(/(मम|खाइयो)…$/)
  })

  test('ends between two blocks where little room is left', () => {
    const [first, second] = ['a '.repeat(225).trim(), 'b '.repeat(300).trim()]
    expect(plainText(excerptOf(parse(`${first}\n\n${second}`)) ?? [])).toBe(first)
  })

  test('counts lines, however short', () => {
    const excerpt = excerptOf(parse('a\n'.repeat(200))) ?? []
    expect(plainText(excerpt).split('\n').length).toBeLessThan(40)
    expect(excerptOf(parse('- a\n'.repeat(200)))).not.toBeNull()
  })

  test('keeps the dress of what it keeps', () => {
    const excerpt = excerptOf(parse(`**bold** ${'word '.repeat(200)}`))
    expect(excerpt?.[0]).toMatchObject({ children: [{ type: 'strong' }, { type: 'text' }] })
  })

  test('cuts a table between its rows, and keeps a spoiler hidden', () => {
    const row = `| ${'word '.repeat(10)}| b |\n`
    const [table] = excerptOf(parse(`| a | b |\n|---|---|\n${row.repeat(30)}`)) ?? []
    expect(table).toMatchObject({ type: 'table', head: { length: 2 } })
    expect(table?.type === 'table' && table.rows.length).toBeLessThan(10)
    const hidden = excerptOf(parse(`||${'secret '.repeat(200)}end||`)) ?? []
    expect(plainText(hidden)).toBe('▒▒▒')
  })

  test('never cuts a character in two', () => {
    expect(cutAtWord('क्षि'.repeat(10), 9)).toBe('क्षिक्षि…')
    expect(cutAtWord('👨‍👩‍👧👨‍👩‍👧', 10)).toBe('👨‍👩‍👧…')
  })
})

test('plain text is what is read', () => {
  const markdown =
    '# Hi **you**\n\n- a\n- `b`\n\n> [c](https://x.np) @sita #tag\n\n---\n```\nd\n```'
  expect(plainText(parse(markdown))).toBe('Hi you\na\nb\nc @sita #tag\nd')
})

test('plain text hides spoilers, and reads tables row by row', () => {
  const markdown = 'The end: ||he dies||.\n\n| Bus | Rs |\n|---|---|\n| j/Momo | 40 |'
  expect(plainText(parse(markdown))).toBe('The end: ▒▒▒.\nBus Rs\nj/Momo 40')
})

describe('the language', () => {
  test.each([
    ['आज बिहान मम खाइयो', 'ne'],
    ['Momo in Patan', 'en'],
    ['पाटनको momo एकदम मीठो, must try', 'ne'],
    ['Best momo in the whole of Kathmandu: पाटन', 'en'],
    ['123 !!!', 'en'],
    ['malai momo man parcha', 'ne'],
    ['', 'en'],
  ])('of %j is %s', (text, language) => {
    expect(languageOf(text)).toBe(language)
  })
})
