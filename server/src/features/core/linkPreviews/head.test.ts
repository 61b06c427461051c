import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readHead } from './head.ts'
import { tagsOf } from './tags.ts'

const NOTHING = { title: '', description: '', image: null }

describe('the head of a page', () => {
  test('says title, description and picture', () => {
    const html = `<!DOCTYPE html><HTML><HEAD>
      <title>Momo &amp; चिया</title>
      <meta name="description" content='Steam &#8211; and &#x1F95F;'>
      <META PROPERTY=og:image CONTENT=/momo.jpg>
      </HEAD><body>`
    expect(readHead(html)).toEqual({
      title: 'Momo & चिया',
      description: 'Steam – and 🥟',
      image: '/momo.jpg',
    })
  })

  test('is believed more where it speaks to those who show previews, and the first time', () => {
    const html = `<title>Plain</title><meta name=description content=plain>
      <meta property="og:title" content="For you"><meta property="og:title" content="Again">
      <meta content="for you" property="og:description">
      <meta property="og:image" content="http://a/1.png"><meta property="og:image:secure_url" content="https://a/1.png">`
    expect(readHead(html)).toEqual({
      title: 'For you',
      description: 'for you',
      image: 'https://a/1.png',
    })
  })

  test('ends where the body begins', () => {
    for (const end of ['</head>', '<body class="x">', '</HEAD >']) {
      expect(readHead(`${end}<title>Late</title>`)).toEqual(NOTHING)
    }
  })

  test('is not what a comment, a script or a style pretends', () => {
    for (const [open, close] of [
      ['<!--', '-->'],
      ['<script>"', '"</script>'],
      ['<style>', '</STYLE>'],
      ['<noscript>', '</noscript>'],
      ['<meta name="x" content="', '">'],
    ]) {
      const html = `${open}<title>False</title></head>${close}<title>True</title>`
      expect(readHead(html).title).toBe('True')
    }
  })

  test('comes out as plain text on one line, cut to what we keep', () => {
    const title = `a\n\t b &lt;script&gt; \u202e${'क'.repeat(400)}`
    const read = readHead(`<title>${title}</title>`).title
    expect(read.startsWith('a b <script> क')).toBe(true)
    expect(read).toHaveLength(300)
    const smiles = '😀'.repeat(300)
    expect(readHead(`<title>x${smiles}</title>`).title).toBe(`x${'😀'.repeat(149)}`)
  })

  test.each([
    ['&amp;lt;', '&lt;'],
    ['&nosuch; &amp &#0;&#xD800;&#9999999;', '&nosuch; & ���'],
    ['&constructor;&__proto__;', '&constructor;&__proto__;'],
  ])('reads %s as %s', (written, meant) => {
    expect(readHead(`<title>${written}</title>`).title).toBe(meant)
  })

  test.each([
    '',
    '<',
    '<title',
    '<title>',
    '<meta',
    '<meta content="',
    "<meta a='",
    '<!--',
    '<!',
    '</',
    '<x y=',
    '< title>a',
  ])('may break off anywhere: %s', (html) => {
    expect(readHead(html)).toEqual(NOTHING)
  })

  test('never fails, whatever the page', () => {
    const piece = fc.constantFrom(
      '<',
      '>',
      '/',
      '"',
      "'",
      '=',
      ' ',
      '!--',
      '-->',
      'meta',
      'title',
      'content',
      'og:title',
      'property',
      'script',
      '</',
      '<!',
      '&',
      '#x41;',
      'अ',
      'İ',
      '\ud83d',
    )
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 60 }), (pieces) => {
        const { title, description } = readHead(pieces.join(''))
        expect(title.length <= 300 && description.length <= 500).toBe(true)
      }),
    )
  })

  test('is read in one walk: twice the page is not four times the tags', () => {
    for (const piece of [
      '<',
      '<a',
      '<!--',
      '<script>',
      '</script',
      '<meta a="',
      '<x =',
      '<!',
      '&#1',
    ]) {
      const html = piece.repeat(200_000)
      let count = 0
      for (const _ of tagsOf(html)) count += 1
      expect(count).toBeLessThanOrEqual(html.length)
    }
  })
})
