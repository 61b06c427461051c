import type { Page, Request } from '@playwright/test'
import { expect } from './people.ts'

const MB = 1024 * 1024

export async function open(page: Page) {
  await page.goto('/add-jesclips')
  await expect(page.getByRole('heading', { name: 'Add a short video' })).toBeVisible()
}

export async function pick(page: Page, path: string) {
  await page.getByLabel('Choose a video').setInputFiles(path)
  await expect(page.getByRole('button', { name: 'Publish' })).toBeVisible()
}

export function stageOf(page: Page) {
  return page.getByRole('region', { name: 'Upload' }).locator('strong')
}

export async function percentOf(page: Page) {
  const bar = page.getByRole('progressbar', { name: 'Upload' })
  return bar.evaluate((element: HTMLProgressElement) => (element.value / element.max) * 100)
}

export function requestsOf(page: Page) {
  const requests: Request[] = []
  page.on('request', (request) => {
    if (request.url().includes('/api/uploads')) requests.push(request)
  })
  return requests
}

/** The connection of one page, as good or bad as a test needs it. */
export async function lineOf(page: Page) {
  const session = await page.context().newCDPSession(page)
  const emulate = (offline: boolean, uploadThroughput: number) =>
    session.send('Network.emulateNetworkConditions', {
      offline,
      latency: 0,
      downloadThroughput: -1,
      uploadThroughput,
    })
  await session.send('Network.enable')
  return {
    /** A clip is on its way for a minute. */
    slow: () => emulate(false, MB / 20),
    /** It does not arrive, however long a busy machine takes. */
    crawl: () => emulate(false, MB / 1000),
    /** Not at full speed: what is on its way would arrive at once before it is cut. */
    cut: () => emulate(true, MB / 1000),
    mend: () => emulate(false, -1),
  }
}
