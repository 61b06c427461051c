import type { Block, Body, Inline } from '@jes/contract/core/body'
import {
  firstLinkIn,
  hashtagsIn,
  hubNamesIn,
  linksIn,
  mentionsIn,
  usernamesIn,
} from '@jes/contract/lib/markdown/words'
import { describe, expect, test } from 'vitest'
import { parseMarkdown } from './markdown.ts'

const MEMBERS = ['sita', '_hari_', 'ram.k']
const HUBS = ['Momo', 'Kathmandu Food', 'खाना', 'R.D.']

function parse(markdown: string) {
  return parseMarkdown(
    markdown,
    (username) => MEMBERS.includes(username),
    (typed) => HUBS.find((name) => name === typed.replaceAll('_', ' ')) ?? null,
  )
}

/** The tree in a short notation, so that a test can be read. */
function sketch(body: Body) {
  return body.map(sketchBlock).join(' ')
}

function sketchBlock(block: Block): string {
  switch (block.type) {
    case 'paragraph':
      return `p(${line(block.children)})`
    case 'heading':
      return `h${block.depth}(${line(block.children)})`
    case 'quote':
      return `quote(${sketch(block.children)})`
    case 'list':
      return `${block.isOrdered ? `ol${block.start}` : 'ul'}(${block.items.map(sketch).join(' | ')})`
    case 'code':
      return `code${block.language ? `:${block.language}` : ''}(${block.text})`
    case 'table':
      return `table(${[block.head, ...block.rows].map((row) => row.map(line).join(' | ')).join(' / ')})`
    case 'rule':
      return 'rule'
  }
}

function line(nodes: Inline[]) {
  return nodes.map(sketchInline).join('')
}

function sketchInline(node: Inline): string {
  switch (node.type) {
    case 'text':
      return node.text
    case 'break':
      return '/'
    case 'code':
      return `code(${node.text})`
    case 'mention':
      return `at(${node.username})`
    case 'hashtag':
      return `tag(${node.tag})`
    case 'hub':
      return `hub(${node.name})`
    case 'link':
      return `link(${node.url} ${line(node.children)})`
    default:
      return `${node.type}(${line(node.children)})`
  }
}

describe('blocks', () => {
  test.each([
    ['', ''],
    ['one\ntwo  \nthree\\\nfour', 'p(one/two/three/four)'],
    ['one\n\n\ntwo', 'p(one) p(two)'],
    ['# One\n## Two ##\n### Three\n###### Six', 'h2(One) h2(Two) h3(Three) h4(Six)'],
    ['#नेपाल\n#', 'p(tag(नेपाल)/#)'],
    ['- a\n- b\n\n- c', 'ul(p(a) | p(b) | p(c))'],
    ['- a\n  - b\n    c\n- d\ne\n\nf', 'ul(p(a) ul(p(b/c)) | p(d/e)) p(f)'],
    ['* a\n+ b', 'ul(p(a)) ul(p(b))'],
    ['3. a\n4. b\n1) c', 'ol3(p(a) | p(b)) ol1(p(c))'],
    ['In\n1990. It was\n1. x', 'p(In/1990. It was) ol1(p(x))'],
    ['> a\nb\n> > c\n\nd', 'quote(p(a/b) quote(p(c))) p(d)'],
    ['> a\n\n> b', 'quote(p(a)) quote(p(b))'],
    ['```js\nlet *a*\n\n  b\n```\nc', 'code:js(let *a*\n\n  b) p(c)'],
    ['~~~\nopen', 'code(open)'],
    ['- ```\n  x\n  ```', 'ul(code(x))'],
    ['---\na\n* * *', 'rule p(a) rule'],
    ['Title\n===\n    indented', 'p(Title/===/indented)'],
    ['| a | b |\n[x]: y', 'p(| a | b |/[x]: y)'],
    ['<div>\n<b>x</b>\n</div>', 'p(<div>/<b>x</b>/</div>)'],
  ])('%j', (markdown, expected) => {
    expect(sketch(parse(markdown))).toBe(expected)
  })

  test('are six deep at most; what lies deeper is text', () => {
    expect(sketch(parse(`${'> '.repeat(8)}deep`))).toBe(
      `${'quote('.repeat(6)}p(> > deep)${')'.repeat(6)}`,
    )
    expect(sketch(parse(`${'- '.repeat(8)}deep`))).toContain('p(- - deep)')
  })
})

describe('lines', () => {
  test.each([
    [
      '*a* **b** ***c*** _d_ __e__ ~~f~~ ~g~',
      'emphasis(a) strong(b) emphasis(strong(c)) emphasis(d) strong(e) strike(f) ~g~',
    ],
    ['**a *b* c** *a **b** c*', 'strong(a emphasis(b) c) emphasis(a strong(b) c)'],
    ['snake_case_name 2*3*4 ** x **', 'snake_case_name 2emphasis(3)4 ** x **'],
    ['*foo**bar* *open **both', 'emphasis(foo**bar) *open **both'],
    ['**नेपाल।**मा', 'strong(नेपाल।)मा'],
    ['`a*b*` ``c`d`` `open', 'code(a*b*) code(c`d) `open'],
    ['\\*a\\* \\#b \\@sita \\\\ \\x', '*a* #b @sita \\ \\x'],
    ['&lt;b&gt; &#106;', '&lt;b&gt; &#106;'],
  ])('%j', (markdown, expected) => {
    expect(sketch(parse(markdown))).toBe(`p(${expected})`)
  })
})

describe('links', () => {
  test.each([
    [
      '[a *b*](https://x.np "t") [c](<https://x.np/a b>)',
      'link(https://x.np a emphasis(b)) link(https://x.np/a%20b c)',
    ],
    [
      '[w](https://x.np/a_(b)) [](https://x.np)',
      'link(https://x.np/a_(b) w) link(https://x.np https://x.np)',
    ],
    ['![a photo](https://x.np/i.png)', 'link(https://x.np/i.png a photo)'],
    ['[![i](https://x.np/i)](https://y.np)', 'link(https://y.np i)'],
    [
      '[a [b](https://x.np) c](https://y.np)',
      '[a link(https://x.np b) c](link(https://y.np https://y.np))',
    ],
    ['[https://x.np @sita #a](https://y.np)', 'link(https://y.np https://x.np @sita #a)'],
    ['[a](javascript:alert(1)) [b](/je/sita) [c](//x.np)', 'a b c'],
    ['[a](https://bank.np@evil.np)', 'a'],
    [
      '(see https://x.np/a_(b)_c). Yes',
      '(see link(https://x.np/a_(b)_c https://x.np/a_(b)_c)). Yes',
    ],
    [
      '**https://x.np** www.x.np, <https://z.np>',
      'strong(link(https://x.np https://x.np)) link(http://www.x.np www.x.np), link(https://z.np https://z.np)',
    ],
    [
      'jes.npमा https://jes.npमा https://ne.x.org/wiki/नेपाल।',
      'jes.npमा link(https://jes.np https://jes.np)मा link(https://ne.x.org/wiki/नेपाल https://ne.x.org/wiki/नेपाल)।',
    ],
    [
      'sita.k@x.np [m](mailto:a@x.np) <b@x.np>',
      'link(mailto:sita.k@x.np sita.k@x.np) link(mailto:a@x.np m) link(mailto:b@x.np b@x.np)',
    ],
    ['xhttps://x.np ftp://x.np', 'xhttps://x.np ftp://x.np'],
  ])('%j', (markdown, expected) => {
    expect(sketch(parse(markdown))).toBe(`p(${expected})`)
  })
})

describe('spoilers', () => {
  test.each([
    ['||he dies|| ||**no** @sita||', 'spoiler(he dies) spoiler(strong(no) at(sita))'],
    ['अन्तमा ||ऊ मर्छ।||त', 'अन्तमा spoiler(ऊ मर्छ।)त'],
    ['||two\nlines||', 'spoiler(two/lines)'],
    ['a || b || c |d| ||| ||open', 'a || b || c |d| ||| ||open'],
    ['`||code||` \\||no||', 'code(||code||) ||no||'],
  ])('%j', (markdown, expected) => {
    expect(sketch(parse(markdown))).toBe(`p(${expected})`)
  })

  test('hide their hashtags and the preview of their links, not the links from AutoMod', () => {
    const body = parse('||#dies https://x.np/end|| #film https://y.np')
    expect(hashtagsIn(body)).toEqual(['film'])
    expect(firstLinkIn(body)).toBe('https://y.np')
    expect(linksIn(body)).toEqual(['https://x.np/end', 'https://y.np'])
  })
})

describe('tables', () => {
  test.each([
    ['| a | b |\n|---|--:|\n| *c* | #d |\nafter', 'table(a | b / emphasis(c) | tag(d) / after)'],
    ['a | b\n- | -\n\nc', 'table(a | b) p(c)'],
    ['before\n| a |\n| - |\n| b | c |', 'p(before) table(a / b | c)'],
    ['| a \\| b |\n|---|\n| \\|\\|c\\|\\| |', 'table(a | b / spoiler(c))'],
    ['> | a |\n> |---|\n> | b |', 'quote(table(a / b))'],
    ['| a | b |\n|---|', 'p(| a | b |/|---|)'],
    ['a\n---', 'p(a) rule'],
    [`${'|a'.repeat(21)}\n${'|-'.repeat(21)}`, `p(${'|a'.repeat(21)}/${'|-'.repeat(21)})`],
  ])('%j', (markdown, expected) => {
    expect(sketch(parse(markdown))).toBe(expected)
  })

  test('keep the side of each column', () => {
    const [table] = parse('|a|b|c|d|\n|-|:-|:-:|-:|')
    expect(table).toMatchObject({ aligns: [null, 'left', 'center', 'right'] })
  })
})

describe('mentions of hubs', () => {
  test.each([
    ['j/Momo, (j/Kathmandu_Food). J/खाना', 'hub(Momo), (hub(Kathmandu Food)). hub(खाना)'],
    ['j/nothing xj/Momo /j/Momo j/', 'j/nothing xj/Momo /j/Momo j/'],
    ['`j/Momo` [j/Momo](https://x.np)', 'code(j/Momo) link(https://x.np j/Momo)'],
    ['https://x.np/j/Momo', 'link(https://x.np/j/Momo https://x.np/j/Momo)'],
  ])('%j', (markdown, expected) => {
    expect(sketch(parse(markdown))).toBe(`p(${expected})`)
  })

  test('are looked up by what was typed', () => {
    expect(hubNamesIn('j/Momo j/Momo. j/k J/दाल_भात')).toEqual(['Momo', 'दाल_भात'])
  })
})

describe('hashtags', () => {
  test.each([
    ['#नेपाल #काठमाडौँ #दशैं२०८३ #गर्‍यो', ['नेपाल', 'काठमाडौँ', 'दशैं२०८३', 'गर्‍यो']],
    ['#विद्यार्थी_आन्दोलन #dashain_2083', ['विद्यार्थी_आन्दोलन', 'dashain_2083']],
    ['#नेपाल। (#मम) #चिया, #TIHAR!', ['नेपाल', 'मम', 'चिया', 'TIHAR']],
    ['#123 a#b x/#c &#d ##e # f #️⃣g', []],
    ['#Momo #momo #MOMO', ['Momo']],
    ['`#a` [#b](https://x.np) https://x.np/#c\n```\n#d\n```', []],
    [`#${'a'.repeat(60)} #${'b'.repeat(61)}`, ['a'.repeat(60)]],
    ['**#bold** #end_', ['bold', 'end']],
  ])('%j', (markdown, tags) => {
    expect(hashtagsIn(parse(markdown))).toEqual(tags)
  })
})

describe('mentions', () => {
  test.each([
    ['@sita @SITA @_hari_ @ram.k.', ['sita', '_hari_', 'ram.k']],
    ['@sitaले @sita, (@sita)', ['sita']],
    ['@nobody sita@sita.np x@sita @@sita /@sita', []],
    ['`@sita` [@sita](https://x.np)\n```\n@sita\n```', []],
  ])('%j', (markdown, usernames) => {
    expect(mentionsIn(parse(markdown))).toEqual(usernames)
  })

  test('of nobody stay as they were typed', () => {
    expect(sketch(parse('@No_One_ here'))).toBe('p(@No_One_ here)')
  })

  test('are looked up by names that a member can have', () => {
    expect(usernamesIn('@Sita @sita @ab @x.y @ram.k. `@code`')).toEqual([
      'sita',
      'x.y',
      'ram.k',
      'code',
    ])
  })
})
