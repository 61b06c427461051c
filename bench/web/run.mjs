import { chromium } from '@playwright/test'
import { findBrowser } from '../../scripts/browser.mjs'
import { build } from '../../scripts/build.mjs'
import { openScratch, startDatabase, startJes } from '../servers.mjs'
import { measureMemory, measurePresses, measureScrolling } from './interactions.mjs'
import { writePresses, writeSessions, writeVisits } from './report.mjs'
import { measureSessions } from './sessions.mjs'
import { measureVisits } from './visits.mjs'

/**
 * `npm run bench:web`: what people wait for on a phone, with the demo content. `-- visits`, `-- presses` and
 * `-- sessions` do a part of it; the sessions take twenty minutes, and are only done when they are named.
 */
const wanted = new Set(process.argv.slice(2))
const isWanted = (part) => wanted.has(part) || (wanted.size === 0 && part !== 'sessions')
/** So many clips must be ready before the sessions begin. */
const CLIPS = 8

const scratch = openScratch()
try {
  await build()
  const settings = { DEMO: 'on', DEMO_CLIPS: isWanted('sessions') ? 'on' : 'off' }
  const { url } = await startJes(scratch, await startDatabase(scratch), settings)
  const browser = await openBrowser()
  const posts = await postsOf(url)
  if (isWanted('visits')) writeVisits(await measureVisits(browser, url, pagesOf(posts)))
  if (isWanted('presses')) {
    const presses = await measurePresses(browser, url)
    const scrolling = await measureScrolling(browser, url)
    const heaps = await measureMemory(browser, url, posts)
    writePresses({ presses, scrolling, heaps })
  }
  if (isWanted('sessions')) {
    await waitForClips(url)
    writeSessions(await measureSessions(openBrowser, url))
  }
} finally {
  await scratch.close()
}

async function openBrowser() {
  const browser = await chromium.launch({ executablePath: await findBrowser() })
  scratch.onClose(() => browser.close())
  return browser
}

async function postsOf(url) {
  const posts = []
  for (let cursor = ''; cursor !== null && posts.length < 200; ) {
    const at = cursor && `&cursor=${cursor}`
    const page = await (await fetch(`${url}/api/ads?feed=latest&limit=50${at}`)).json()
    posts.push(...page.ads)
    cursor = page.nextCursor
  }
  return posts.map(({ _id, title, user, jehub }) => ({
    title,
    user,
    jehub,
    path: `/post/${user.username}/${_id}/x`,
  }))
}

function pagesOf(posts) {
  const post = posts.find(({ jehub }) => jehub)
  return {
    '/': '/',
    post: post.path,
    hub: `/jehub/${encodeURIComponent(post.jehub.name)}`,
    '/jehubs': '/jehubs',
    profile: `/je/${post.user.username}`,
    explore: '/explore',
    search: '/search?q=momo',
    help: '/help',
  }
}

async function waitForClips(url) {
  for (;;) {
    const { clips } = await (await fetch(`${url}/api/clips?limit=50`)).json()
    if (clips.length >= CLIPS) return
    await new Promise((resolve) => setTimeout(resolve, 2_000))
  }
}
