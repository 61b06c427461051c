import { gzipSync } from 'node:zlib'
import { expect, test } from './people.ts'

const KB = 1_000

test('the first load keeps to its budget', async ({ page }) => {
  const bodies: Promise<{ url: string; type: string; size: number }>[] = []
  page.on('response', (response) => {
    const type = response.request().resourceType()
    if (!['script', 'stylesheet', 'document'].includes(type)) return
    bodies.push(
      response
        .body()
        .then((body) => ({ url: response.url(), type, size: gzipSync(body, { level: 9 }).length })),
    )
  })
  await page.goto('/', { waitUntil: 'networkidle' })

  const files = await Promise.all(bodies)
  const weigh = (type: string) =>
    files.filter((file) => file.type === type).reduce((sum, file) => sum + file.size, 0)
  const weights = {
    script: weigh('script'),
    stylesheet: weigh('stylesheet'),
    document: weigh('document'),
  }
  test.info().annotations.push({ type: 'gzip bytes', description: JSON.stringify(weights) })
  expect(weights.script).toBeLessThanOrEqual(120 * KB)
  expect(weights.stylesheet).toBeLessThanOrEqual(12 * KB)
  expect(weights.document).toBeLessThanOrEqual(10 * KB)
})

test('hashed files are kept for ever, pages are not, and both come compressed', async ({
  page,
  request,
}) => {
  const reply = await page.goto('/')
  expect(reply!.headers()['cache-control']).toContain('no-cache')
  const src = await page.locator('script[src]').first().getAttribute('src')
  const file = await request.get(src!, { headers: { 'accept-encoding': 'br' } })
  expect(file.headers()).toMatchObject({
    'cache-control': 'public, max-age=31536000, immutable',
    'content-encoding': 'br',
  })
  const zipped = await request.get(src!, { headers: { 'accept-encoding': 'gzip' } })
  expect(zipped.headers()['content-encoding']).toBe('gzip')
})
