import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import cookie from '@fastify/cookie'
import fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll } from 'vitest'
import { pageRoutes } from '#features/site/pages/routes.ts'
import { refuseUnknown } from '#lib/edge/traffic.ts'
import { readLanguage } from '#lib/language.ts'

/** The scripts of a site that was built, as far as its tests look at them. */
export const SCRIPT = { name: 'shell-Bq81xYz2.js', plain: '"plain"', brotli: '"brotli"' }

/** The pages of the web app around a document that is as short as can be. */
export async function openPages(): Promise<FastifyInstance> {
  const folder = await mkdtemp(join(tmpdir(), 'jes-pages-'))
  const script = join(folder, 'assets', SCRIPT.name)
  await mkdir(join(folder, 'assets'))
  await writeFile(join(folder, 'index.html'), '<html lang="en"><head><!--head--></head></html>')
  await writeFile(join(folder, 'favicon.svg'), '<svg/>')
  await writeFile(script, SCRIPT.plain)
  await writeFile(`${script}.br`, SCRIPT.brotli)
  const pages = fastify({ routerOptions: { maxParamLength: 500 } })
  readLanguage(pages)
  await pages.register(cookie)
  refuseUnknown(pages)
  await pageRoutes(pages, { folder })
  pages.addHook('onClose', () => rm(folder, { recursive: true }))
  return pages
}

/** The pages while the tests of a file run; gives how to open one. */
export function servePages() {
  let pages: FastifyInstance
  beforeAll(async () => {
    pages = await openPages()
  })
  afterAll(() => pages.close())
  return (url: string, headers: Record<string, string> = {}) =>
    pages.inject({ url, headers: { host: 'jes.example', ...headers } })
}

/** The structured data of a page for search engines. */
export function factsIn(html: string) {
  return JSON.parse(/<script type="application\/ld\+json">(.*?)<\/script>/.exec(html)?.[1] ?? '')
}
