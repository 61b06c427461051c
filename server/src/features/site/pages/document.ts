import { Settings } from '@jes/contract/core/settings'
import { embedApi } from '@jes/contract/site/embeds'
import { PAGE_STATE, type PageState, type RenderedPage } from '@jes/contract/site/rendering'
import * as z from 'zod/mini'
import { escapeHtml } from '#lib/html.ts'
import type { Head } from './heads.ts'
import { withoutInlineStyles } from './inlineStyles.ts'

const Preferences = z.partial(Settings)
export type Preferences = z.infer<typeof Preferences>

type Page = {
  head: Head
  preferences: Preferences
  language: string
  address: string
  origin: string
  /** Whether there is an announcement. */
  isAnnounced?: boolean
  /** The host of the engine that translates for members. */
  translator?: string | null
  /** A viewer of clips takes the whole page, from the first moment. */
  isStage?: boolean
  /** What it shows, where the server renders that. */
  page?: RenderedPage | null
  /** The stylesheets of what it shows. */
  styles?: string
}

const THEME_COLORS = { light: '#FFFDF9', dark: '#12151F' }

/** Fills in what is known before any script runs: language, theme and the head. */
export function fillDocument(
  template: string,
  {
    head,
    preferences,
    language,
    address,
    origin,
    isAnnounced,
    translator,
    isStage,
    page = null,
    styles = '',
  }: Page,
) {
  const { html: root, css: own } = withoutInlineStyles(page?.html ?? '')
  const css = styles + own
  const { theme = 'system', dataSaver, textSize = 'normal' } = preferences
  const attributes = [
    `lang="${language}"`,
    theme !== 'system' && `data-theme="${theme}"`,
    dataSaver && 'data-saver="on"',
    textSize !== 'normal' && `data-text="${textSize}"`,
    isAnnounced && 'data-announcement',
    translator && `data-translator="${escapeHtml(translator)}"`,
    page && isStage && 'data-over="stage"',
  ]
  const url = absolute(head.path ?? address)
  const tags = [
    `<title>${escapeHtml(head.title)}</title>`,
    meta('name', 'description', head.description),
    !head.isListed && meta('name', 'robots', 'noindex'),
    head.isListed && `<link rel="canonical" href="${escapeHtml(url)}">`,
    head.feed && feedTag(head.feed),
    head.embed && embedTag(head.embed),
    meta('property', 'og:site_name', 'Jes'),
    meta('property', 'og:type', typeOf(head)),
    meta('property', 'og:title', head.title),
    meta('property', 'og:description', head.description),
    meta('property', 'og:url', url),
    meta('property', 'og:image', absolute(head.image ?? '/og.png')),
    ...videoTags(),
    meta('property', 'og:locale', language === 'ne' ? 'ne_NP' : 'en_US'),
    meta('name', 'twitter:card', 'summary_large_image'),
    ...themeColors(theme),
    head.facts && jsonTag('application/ld+json', head.facts(absolute)),
    css && `<style>${css}</style>`,
  ]
  // A function as replacement: a "$&" in a text must stay as it is.
  const html = template
    .replace('<html lang="en">', () => `<html ${attributes.filter(Boolean).join(' ')}>`)
    .replace('<!--head-->', () => tags.filter(Boolean).join('\n    '))
  return { html: page ? withPage(html, root, page.state) : html, css }

  function feedTag(path: string) {
    return `<link rel="alternate" type="application/rss+xml" href="${escapeHtml(absolute(path))}">`
  }

  function embedTag(path: string) {
    const address = `${absolute(embedApi.find.path)}?url=${encodeURIComponent(absolute(path))}`
    return `<link rel="alternate" type="application/json+oembed" href="${escapeHtml(address)}">`
  }

  function videoTags() {
    if (!head.video) return []
    const { url, width, height } = head.video
    const address = absolute(url)
    return [
      meta('property', 'og:video', address),
      address.startsWith('https:') && meta('property', 'og:video:secure_url', address),
      meta('property', 'og:video:type', 'video/mp4'),
      meta('property', 'og:video:width', String(width)),
      meta('property', 'og:video:height', String(height)),
    ]
  }

  function absolute(path: string) {
    return path.startsWith('/') ? origin + path : path
  }
}

function typeOf({ video, isArticle }: Head) {
  if (video) return 'video.other'
  return isArticle ? 'article' : 'website'
}

const ROOT = '<div id="root"></div>'
const OPENING = '<div id="opening"'
/** It remembers a press on a button until the app is there. */
const EARLY = '<script async src="/early.js"></script>'

/** The code of the app; what is read, fonts and pictures in sight, comes before it. */
const CODE = /<(?:script type="module"|link rel="modulepreload")/g

/** The app finds its root rendered, and beside it what it was rendered from. */
function withPage(html: string, root: string, state: PageState) {
  const data = jsonTag('application/json', state, ` id="${PAGE_STATE}"`)
  return html
    .replace(CODE, '$& fetchpriority="low"')
    .replace(ROOT, () => `<div id="root">${root}</div>${data}`)
    .replace(OPENING, `${OPENING} hidden`)
    .replace('</head>', () => `${EARLY}</head>`)
}

/** A block of JSON executes nothing; without a `<` in it nothing can end it early. */
function jsonTag(type: string, content: object, attributes = '') {
  const json = JSON.stringify(content).replaceAll('<', '\\u003c')
  return `<script type="${type}"${attributes}>${json}</script>`
}

/** The cookie that the app writes beside its settings; what cannot be parsed is ignored. */
export function readPreferences(cookie: string | undefined): Preferences {
  if (!cookie) return {}
  try {
    return Preferences.parse(JSON.parse(cookie))
  } catch {
    return {}
  }
}

function themeColors(theme: 'system' | 'light' | 'dark') {
  if (theme !== 'system') return [meta('name', 'theme-color', THEME_COLORS[theme])]
  return Object.entries(THEME_COLORS).map(
    ([scheme, color]) =>
      `<meta name="theme-color" media="(prefers-color-scheme: ${scheme})" content="${color}">`,
  )
}

function meta(kind: 'name' | 'property', name: string, content: string) {
  return `<meta ${kind}="${name}" content="${escapeHtml(content)}">`
}
