import { readFile } from 'node:fs/promises'
import { describe, expect, test } from 'vitest'
import { fillDocument, readPreferences } from './document.ts'
import { absent, headOf, pagePaths, withName } from './heads.ts'
import { PAGE_FILES, preloadsOf } from './preloads.ts'
import { withStyles } from './styles.ts'

const TEMPLATE = '<!doctype html>\n<html lang="en">\n<head><!--head--></head>\n</html>'
const place = { address: '/about', origin: 'https://jes.example' }

describe('the first bytes of a page', () => {
  test('carry its title, description and picture in both languages', () => {
    for (const language of ['en', 'ne'] as const) {
      const head = headOf('/about', language)
      const { html } = fillDocument(TEMPLATE, { head, language, preferences: {}, ...place })
      expect(html).toContain(`<html lang="${language}">`)
      expect(html).toContain(`<title>${head.title}</title>`)
      expect(html).toContain('<meta property="og:image" content="https://jes.example/og.png">')
      expect(html).toContain('<link rel="canonical" href="https://jes.example/about">')
    }
  })

  test('carry the theme, so that nothing flashes', () => {
    const preferences = readPreferences('{"theme":"dark","textSize":"large","dataSaver":true}')
    const { html } = fillDocument(TEMPLATE, {
      head: headOf('/', 'en'),
      language: 'en',
      preferences,
      ...place,
    })
    expect(html).toContain('<html lang="en" data-theme="dark" data-saver="on" data-text="large">')
    expect(html).toContain('<meta name="theme-color" content="#12151F">')
  })

  test('escape what people wrote, and leave a dollar sign alone', () => {
    const head = { ...headOf('/', 'en'), title: `"><script>alert(1)</script> $& 'x'` }
    const { html } = fillDocument(TEMPLATE, { head, language: 'en', preferences: {}, ...place })
    expect(html).not.toContain('<script>')
    expect(html).toContain('$&#38;')
  })
})

describe('a page that is rendered here', () => {
  const template = `${TEMPLATE}<body><div id="root"></div><div id="opening" role="status"></div></body>`
  const head = headOf('/', 'en')
  const rendered = (html: string, data: unknown, document = template) =>
    fillDocument(document, {
      head,
      language: 'en',
      preferences: {},
      ...place,
      page: { html, state: { at: 1, queries: [[['post', '1'], data]] } },
    })

  test('stands in the root, without the opening, and beside it what it was rendered from', () => {
    const { html } = rendered('<p>Momo</p>', { title: 'Momo' })
    expect(html).toContain('<div id="root"><p>Momo</p></div>')
    expect(html).toContain('<div id="opening" hidden role="status">')
    expect(html).toContain(
      '<script type="application/json" id="page-state">{"at":1,"queries":[[["post","1"],{"title":"Momo"}]]}</script>',
    )
  })

  test('comes before its code', () => {
    const code =
      '<script type="module" src="/index.js"></script><link rel="modulepreload" href="/a.js">'
    const { html } = rendered('<p>Momo</p>', {}, template.replace('</head>', `${code}</head>`))
    expect(html).toContain('<script type="module" fetchpriority="low" src="/index.js">')
    expect(html).toContain('<link rel="modulepreload" fetchpriority="low" href="/a.js">')
  })

  test('cannot be ended early by what people wrote, and keeps their dollar signs', () => {
    const { html } = rendered('<p>$&amp; $1</p>', { title: '</script><script>alert(1)</script>' })
    expect(html).toContain('<p>$&amp; $1</p>')
    expect(html).not.toContain('</script><script>alert')
  })

  test('has its inline styles in one element that the policy can name', () => {
    const { html, css } = rendered(
      '<i style="inline-size:90%"></i><b style="inline-size:90%"></b><u style="--a:&quot;x&quot;}</style>"></u>',
      null,
    )
    expect(html).toContain('<i data-style="0"></i><b data-style="0"></b><u data-style="1"></u>')
    expect(css).toBe('[data-style="0"]{inline-size:90%}[data-style="1"]{--a:"x"/style}')
    expect(html).toContain(`<style>${css}</style>`)
    expect(html).not.toContain(' style="')
  })

  test('has the styles of every part that it shows inlined, and fetches none of them', () => {
    const styles = {
      fileOf: new Map([
        ['aa', '/assets/a.css'],
        ['bc', '/assets/b.css'],
        ['zz', '/assets/z.css'],
      ]),
      textOf: new Map([
        ['/assets/a.css', '._aa0{color:red}'],
        ['/assets/b.css', '._bc1{color:blue}'],
        ['/assets/z.css', '._zz0{color:green}'],
      ]),
    }
    const linked = '<head><link rel="stylesheet" crossorigin href="/assets/a.css"></head>'
    const root = '<p class="_aa0 wide"><b class="x _bc1">_zz0</b></p>'
    const { html, css } = withStyles(linked, root, styles)
    expect(css).toBe('._aa0{color:red}._bc1{color:blue}')
    expect(html).toBe(
      '<head><link rel="stylesheet" disabled href="/assets/a.css"><link rel="stylesheet" disabled href="/assets/b.css"></head>',
    )
  })
})

describe('the cookie of preferences', () => {
  test.each(['', 'nonsense', '{"theme":"plaid"}', '[]', 'null', '{"language":"en\\"><script>"}'])(
    'counts for nothing when it says %s',
    (cookie) => {
      expect(readPreferences(cookie)).toEqual({})
    },
  )
})

describe('heads', () => {
  test('every page has words of its own in both languages', () => {
    const titles = pagePaths.map((path) => [headOf(path, 'en').title, headOf(path, 'ne').title])
    expect(new Set(titles.map(([english]) => english)).size).toBe(pagePaths.length)
    expect(titles.flat().filter((title) => title.length < 3)).toEqual([])
  })

  test('pages of one person, and pages that are not there, stay out of search engines', () => {
    for (const path of ['/setting', '/notifications', '/bookmarks', '/reset-password']) {
      expect(headOf(path, 'en').isListed).toBe(false)
    }
    expect(absent('en')).toMatchObject({ status: 404, isListed: false })
  })

  test('Jes stands at the end of a title unless it begins it', () => {
    expect(withName('Help')).toBe('Help · Jes')
    expect(withName('Jes: news')).toBe('Jes: news')
    expect(withName('Jesika (@jesika)')).toBe('Jesika (@jesika) · Jes')
  })
})

describe('the files of a page', () => {
  const manifest = {
    'src/pages/HomePage.tsx': {
      file: 'assets/home.js',
      imports: ['_shell.js', '_list.js'],
      css: ['assets/home.css'],
    },
    '_PostPage.js': { file: 'assets/post.js', name: 'PostPage', imports: ['_list.js'] },
    '_shell.js': { file: 'assets/shell.js' },
    '_list.js': { file: 'assets/list.js', imports: ['_shell.js'] },
  }

  test('are named in its HTML, without those that stand there already', () => {
    const template = '<script type="module" src="/assets/shell.js"></script>'
    expect(preloadsOf(manifest, 'HomePage', template)).toEqual([
      '<link rel="stylesheet" crossorigin href="/assets/home.css">',
      '<link rel="modulepreload" crossorigin href="/assets/home.js">',
      '<link rel="modulepreload" crossorigin href="/assets/list.js">',
    ])
  })

  test('are found where the page lies in one file with its parts', () => {
    expect(preloadsOf(manifest, 'PostPage', '/assets/shell.js"')).toEqual([
      '<link rel="modulepreload" crossorigin href="/assets/post.js">',
      '<link rel="modulepreload" crossorigin href="/assets/list.js">',
    ])
  })

  test('are known for every route of the web app', async () => {
    const sources = ['AppRoutes', 'EverydayRoutes', 'RareRoutes', 'AuthRoutes'].map((name) =>
      readFile(new URL(`../../../../../web/src/app/${name}.tsx`, import.meta.url), 'utf8'),
    )
    const routes = (await Promise.all(sources))
      .join('')
      .matchAll(/\{ path: '([^']+)', element: <pages\.(\w+) \/> \}/g)
    const files = Object.fromEntries([...routes].map(([, path, page]) => [path, page]))
    const { '/dev/ui': _, ...built } = files
    expect(PAGE_FILES).toEqual(built)
  })

  test('of a page that is not in the build are none', () => {
    expect(preloadsOf(manifest, 'NoPage', '')).toEqual([])
  })
})
