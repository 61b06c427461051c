import { gzipSync } from 'node:zlib'
import type { BrowserContext, Locator, Page, Response } from '@playwright/test'

type Kind = 'script' | 'stylesheet' | 'document'
export type File = { name: string; kind: Kind; size: number; text: string }

/** The live connection opens when the page has been rendered and the browser is idle. */
export async function leaveIdleWorkUndone(context: BrowserContext) {
  await context.addInitScript(() => {
    window.requestIdleCallback = () => 0
  })
}

/** The last element of a page that fetches more files once it knows its content. */
export type Whole = (page: Page) => Locator
export type Shows = { hasSidebar: boolean; whole?: Whole | undefined }

export async function filesOf(page: Page, address: string, shows: Shows) {
  // What the page before still fetches is not this one's, and is lost when the tab moves on.
  await page.goto('about:blank')
  return filesDuring(page, async () => {
    await page.goto(address)
    await page.locator('h1').first().waitFor({ state: 'attached' })
    if (shows.hasSidebar) await page.getByRole('complementary').waitFor()
    await shows.whole?.(page).waitFor()
  })
}

/** The files that were loaded during an action. */
export async function filesDuring(page: Page, act: () => Promise<void>) {
  const files: Promise<File>[] = []
  const keep = (response: Response) => {
    const kind = response.request().resourceType()
    const isRedirect = response.headers().location !== undefined
    if (isWeighed(kind) && !isRedirect) files.push(weighed(kind, response))
  }
  page.on('response', keep)
  await act()
  await page.waitForLoadState('networkidle')
  page.off('response', keep)
  return Promise.all(files)
}

/** In bytes, as transferred. */
export function weigh(files: readonly File[], kind: Kind) {
  return files.filter((file) => file.kind === kind).reduce((sum, { size }) => sum + size, 0)
}

/** The styles that a rendered page brings with it, in bytes as transferred. */
export function inlineStyles(files: readonly File[]) {
  const { text } = files.find(({ kind }) => kind === 'document')!
  const [, css = ''] = /<style>(.*?)<\/style>/s.exec(text) ?? []
  return gzipSync(css, { level: 9 }).length
}

/** Every script with its size, the heaviest first: what to check where there are too many. */
export function scriptsIn(files: readonly File[]) {
  return files
    .filter(({ kind }) => kind === 'script')
    .toSorted((one, other) => other.size - one.size)
    .map(({ name, size }) => `${size} ${name}`)
}

/** The document preloads every script that the page imports from the start, and no other. */
export function faultsOf(page: string, files: readonly File[]) {
  const document = files.find(({ kind }) => kind === 'document')!.text
  const named = new Set(namesIn(document, /(?:src|href)="\/assets\/([^"]+\.js)"/g))
  const own = files.filter(({ name }) =>
    new RegExp(`^(${page}|EverydayRoutes|RareRoutes|AuthRoutes)-.*\\.js$`).test(name),
  )
  const needed = new Set([
    ...own.map(({ name }) => name),
    ...namesIn(document, /src="\/assets\/([^"]+\.js)"/g),
  ])
  for (const name of needed) {
    const text = files.find((file) => file.name === name)?.text ?? ''
    for (const imported of namesIn(text, /(?:from|import)"\.\/([^"]+\.js)"/g)) needed.add(imported)
  }
  return [
    ...[...needed].filter((name) => !named.has(name)).map((name) => `${name} is missing`),
    ...[...named].filter((name) => !needed.has(name)).map((name) => `${name} is not used`),
  ]
}

function namesIn(text: string, pattern: RegExp) {
  return [...text.matchAll(pattern)].map(([, name = '']) => name)
}

/** An immutable file is weighed once: its name is a hash. */
const saved = new Map<string, Promise<File>>()

function weighed(kind: Kind, response: Response): Promise<File> {
  const name = new URL(response.url()).pathname.split('/').at(-1)!
  if (kind === 'document') return weighedNow(kind, name, response)
  const known = saved.get(name) ?? weighedNow(kind, name, response)
  saved.set(name, known)
  return known
}

async function weighedNow(kind: Kind, name: string, response: Response): Promise<File> {
  const body = await response.body()
  return { name, kind, size: gzipSync(body, { level: 9 }).length, text: body.toString() }
}

function isWeighed(kind: string): kind is Kind {
  return kind === 'script' || kind === 'stylesheet' || kind === 'document'
}
