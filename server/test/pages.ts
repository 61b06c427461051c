import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import cookie from '@fastify/cookie'
import fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll } from 'vitest'
import { pageRoutes } from '#features/site/pages/routes.ts'
import { readLanguage } from '#lib/language.ts'

/** The pages of a site whose document is as short as can be, while the tests of a file run; gives how to open one. */
export function servePages() {
  let folder: string
  let pages: FastifyInstance

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'jes-pages-'))
    await writeFile(join(folder, 'index.html'), '<html lang="en"><head><!--head--></head></html>')
    pages = fastify({ routerOptions: { maxParamLength: 500 } })
    readLanguage(pages)
    await pages.register(cookie)
    await pageRoutes(pages, { folder })
  })
  afterAll(async () => {
    await pages.close()
    await rm(folder, { recursive: true })
  })

  return (url: string) => pages.inject({ url, headers: { host: 'jes.example' } })
}

/** What a page tells search engines. */
export function factsIn(html: string) {
  return JSON.parse(/<script type="application\/ld\+json">(.*?)<\/script>/.exec(html)?.[1] ?? '')
}
