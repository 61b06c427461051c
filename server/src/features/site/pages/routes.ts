import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import { postPath } from '@jes/contract/core/postPath'
import type { Language } from '@jes/contract/core/settings'
import { WORKER } from '@jes/contract/site/worker'
import type { FastifyInstance } from 'fastify'
import { notFound } from '#lib/errors.ts'
import { readerWhileAway } from '#lib/replicas.ts'
import { findBlogHead } from './blogHead.ts'
import { headOfClip, isClip } from './clipHead.ts'
import {
  absent,
  closedPaths,
  headOf,
  headOfClosed,
  headOfDistrict,
  headOfHelp,
  pagePaths,
} from './heads.ts'
import { findHubHead } from './hubHead.ts'
import { findListHead } from './listHead.ts'
import { findPublicPost, headOfEdit, headOfPost, withListing } from './postHead.ts'
import { findProfileHead } from './profileHead.ts'
import { type FindHead, type Folders, languageOf, pageSender } from './sendPage.ts'

/** They are given to who accepts them, by the name of the file that they hold. */
const COMPRESSED = /\.(br|gz)$/
const YEAR = 'public, max-age=31536000, immutable'

type One = { id: string }
type Found = ReturnType<FindHead>

/** Serves the built web app: its files, and for every page the HTML with the right head. */
export async function pageRoutes(app: FastifyInstance, folders: Folders) {
  await app.register(serveFiles, folders)
  const send = await pageSender(app, folders)

  for (const path of pagePaths) page(path, () => (language) => headOf(path, language))
  for (const path of closedPaths) page(path, () => (language) => headOfClosed(path, language))
  page<{ slug: string }>(
    '/help/:slug',
    ({ slug }) =>
      (language) =>
        headOfHelp(slug, language),
  )
  page<{ key: string }>(
    '/districts/:key',
    ({ key }) =>
      (language) =>
        headOfDistrict(key, language),
  )
  page<{ username: string }>('/je/:username', ({ username }) =>
    findProfileHead(readerWhileAway(), username),
  )
  page<{ name: string }>('/jehub/:name', ({ name }) => findHubHead(readerWhileAway(), name))
  page<One>('/lists/:id', ({ id }) => findListHead(readerWhileAway(), id))
  page<One>('/blogs/:id/:title', ({ id }, language) =>
    findBlogHead(readerWhileAway(), id, language),
  )
  page<One>('/post/:username/:id/:title', async ({ id }) => {
    const post = await findPublicPost(readerWhileAway(), id)
    const headFor = isClip(post) ? headOfClip : headOfPost
    const wished = await withListing(readerWhileAway(), post)
    return (language) => wished(headFor(post, language))
  })
  page<One>('/jesclips/:id', async ({ id }) => {
    const post = await findPublicPost(readerWhileAway(), id)
    const wished = await withListing(readerWhileAway(), post)
    return (language) => wished(headOfClip(post, language))
  })
  page<One>('/edit/:username/:id/:title', async ({ id }) => {
    const post = await findPublicPost(readerWhileAway(), id)
    return (language) => headOfEdit(post, language)
  })

  app.get('/jesclips', (_, reply) => reply.redirect('/jesclips/latest'))
  app.get<{ Params: One }>('/p/:id', async (request, reply) => {
    const post = await findPublicPost(readerWhileAway(), request.params.id)
    // A private page looks like one that does not exist; the app looks again for signed-in members.
    if (!post) return send(request, reply, () => absent)
    const query = /\?.*/s.exec(request.url)?.[0] ?? ''
    reply.header('cache-control', 'private, no-cache')
    return reply.redirect(postPath(post) + query, 301)
  })
  app.setNotFoundHandler((request, reply) => {
    if (request.method !== 'GET') throw notFound()
    return send(request, reply, () => absent)
  })

  function page<Params>(path: string, findHead: (params: Params, language: Language) => Found) {
    app.get(path, (request, reply) =>
      send(request, reply, () => findHead(request.params as Params, languageOf(request))),
    )
  }
}

async function serveFiles(app: FastifyInstance, { folder }: Pick<Folders, 'folder'>) {
  app.addHook('onRoute', (route) => {
    route.config = { ...route.config, traffic: 'file' }
  })
  await app.register(fastifyStatic, {
    root: folder,
    wildcard: false,
    index: false,
    globIgnore: ['assets/**', 'index.html*', '**/*.br', '**/*.gz'],
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply, path) => {
      reply.header('cache-control', ageOf(path))
    },
  })
  // One route for all scripts and styles: a route for each took most of the start.
  const names = new Set(await readdir(join(folder, 'assets')))
  app.get<{ Params: { '*': string } }>('/assets/*', (request, reply) => {
    const name = request.params['*']
    if (!names.has(name) || COMPRESSED.test(name)) throw notFound()
    return reply.sendFile(`assets/${name}`)
  })
}

/** A cached service worker could not be replaced at once. */
function ageOf(path: string) {
  if (path.includes('/assets/')) return YEAR
  return path.includes(WORKER) ? 'no-cache' : 'public, max-age=3600'
}
