import { type PrecacheEntry, Serwist } from 'serwist'
import './push.ts'
import './outbox.ts'
import { files } from './files.ts'
import { pages } from './navigations.ts'
import { pictures } from './pictures.ts'
import { shares } from './shares.ts'
import './versions.ts'

/** The build writes the list here. */
declare const SHELL_FILES: PrecacheEntry[]

/** Nothing of the API is stored here: what a member has read is in the store of their account. */
const serwist = new Serwist({
  precacheEntries: SHELL_FILES,
  precacheOptions: { cleanupOutdatedCaches: true },
  clientsClaim: true,
  navigationPreload: true,
  disableDevLogs: true,
  runtimeCaching: [shares, pages(shell), files, pictures],
})

serwist.addEventListeners()

function shell() {
  return serwist.matchPrecache('/shell.html')
}
