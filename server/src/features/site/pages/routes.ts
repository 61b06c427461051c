import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import { postPath } from '@jes/contract/core/postPath'
import { PUSH_WORKER } from '@jes/contract/notifications/push'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { hasAnnouncement } from '#features/site/announcements/queries.ts'
import { deviceKey, giveDevice } from '#lib/edge/deviceCookie.ts'
import { notFound } from '#lib/errors.ts'
import { originOf } from '#lib/origin.ts'
import { readerWhileAway } from '#lib/replicas.ts'
import { findBlogHead } from './blogHead.ts'
import { headOfClip, isClip } from './clipHead.ts'
import { fillDocument, readPreferences } from './document.ts'
import {
  absent,
  closedPaths,
  type Head,
  headOf,
  headOfClosed,
  headOfHelp,
  pagePaths,
} from './heads.ts'
import { findHubHead } from './hubHead.ts'
import { findPublicPost, headOfEdit, headOfPost, withListing } from './postHead.ts'
import { readManifest, withPreloads } from './preloads.ts'
import { findProfileHead } from './profileHead.ts'

/** They are given to who accepts them, by the name of the file that they hold. */
const COMPRESSED = /\.(br|gz)$/
const YEAR = 'public, max-age=31536000, immutable'

type OnePost = { Params: { id: string } }

/** Serves the built web app: its files, and for every page the HTML with the right head. */
export async function pageRoutes(app: FastifyInstance, { folder }: { folder: string }) {
  const plain = await readFile(join(folder, 'index.html'), 'utf8')
  const templates = withPreloads(plain, await readManifest(folder))

  await app.register(serveFiles, { folder })

  async function send(
    request: FastifyRequest,
    reply: FastifyReply,
    choose: (language: 'en' | 'ne') => Head,
  ) {
    const preferences = readPreferences(request.cookies.jes_prefs)
    const language = languageOf(request)
    const head = choose(language)
    const address = request.url.split('?', 1)[0]!
    const template = templates.get(request.routeOptions.url ?? '*') ?? plain
    const page = { head, preferences, language, address, origin: originOf(request) }
    const isAnnounced = await hasAnnouncement(readerWhileAway())
    await nameDevice(request, reply)
    return reply
      .code(head.status)
      .headers({ 'cache-control': 'private, no-cache', vary: 'Cookie, Accept-Language' })
      .type('text/html; charset=utf-8')
      .send(fillDocument(template, { ...page, isAnnounced }))
  }

  for (const path of pagePaths) {
    app.get(path, (request, reply) => send(request, reply, (language) => headOf(path, language)))
  }
  app.get('/jesclips', (_, reply) => reply.redirect('/jesclips/latest'))
  app.get<{ Params: { username: string } }>('/je/:username', async (request, reply) => {
    const head = await findProfileHead(readerWhileAway(), request.params.username)
    return send(request, reply, head)
  })
  app.get<OnePost>('/post/:username/:id/:title', async (request, reply) => {
    const post = await findPublicPost(readerWhileAway(), request.params.id)
    const headFor = isClip(post) ? headOfClip : headOfPost
    const wished = await withListing(readerWhileAway(), post)
    return send(request, reply, (language) => wished(headFor(post, language)))
  })
  app.get<OnePost>('/p/:id', async (request, reply) => {
    const post = await findPublicPost(readerWhileAway(), request.params.id)
    // A private page looks like one that does not exist; the app looks again for signed-in members.
    if (!post) return send(request, reply, absent)
    const query = /\?.*/s.exec(request.url)?.[0] ?? ''
    reply.header('cache-control', 'private, no-cache')
    return reply.redirect(postPath(post) + query, 301)
  })
  app.get<OnePost>('/jesclips/:id', async (request, reply) => {
    const post = await findPublicPost(readerWhileAway(), request.params.id)
    const wished = await withListing(readerWhileAway(), post)
    return send(request, reply, (language) => wished(headOfClip(post, language)))
  })
  app.get<OnePost>('/edit/:username/:id/:title', async (request, reply) => {
    const post = await findPublicPost(readerWhileAway(), request.params.id)
    return send(request, reply, (language) => headOfEdit(post, language))
  })
  app.get<{ Params: { name: string } }>('/jehub/:name', async (request, reply) => {
    const head = await findHubHead(readerWhileAway(), request.params.name)
    return send(request, reply, head)
  })
  for (const path of closedPaths) {
    app.get(path, (request, reply) =>
      send(request, reply, (language) => headOfClosed(path, language)),
    )
  }
  app.get<OnePost>('/blogs/:id/:title', async (request, reply) => {
    const head = await findBlogHead(readerWhileAway(), request.params.id, languageOf(request))
    return send(request, reply, head)
  })
  app.get<{ Params: { slug: string } }>('/help/:slug', (request, reply) =>
    send(request, reply, (language) => headOfHelp(request.params.slug, language)),
  )

  app.setNotFoundHandler((request, reply) => {
    if (request.method !== 'GET') throw notFound()
    return send(request, reply, absent)
  })
}

/**
 * Rate limits tell visitors behind one address apart by this cookie; a page is the first request of every browser.
 */
async function nameDevice({ server, device }: FastifyRequest, reply: FastifyReply) {
  if (server.countVisit && !device) giveDevice(await deviceKey(), reply)
}

async function serveFiles(app: FastifyInstance, { folder }: { folder: string }) {
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
  return path.includes(PUSH_WORKER) ? 'no-cache' : 'public, max-age=3600'
}

/** The chosen language, else that of the browser. */
function languageOf(request: FastifyRequest) {
  return readPreferences(request.cookies.jes_prefs).language ?? request.language
}
