import { readFileSync } from 'node:fs'
import { type APIRequestContext, expect, type Page } from '@playwright/test'
import { type Actor, tokenOf } from './people.ts'

/** A member who uploads clips through the API, so that a journey finds something to watch. */
export async function clipper(request: APIRequestContext, author: Actor) {
  const headers = { authorization: `Bearer ${await tokenOf(request, author)}` }
  const tus = { ...headers, 'tus-resumable': '1.0.0' }

  /** Uploads a file, and waits until the clip is published. */
  async function clip(path: string, caption: string): Promise<string> {
    const bytes = readFileSync(path)
    const begun = await request.post('/api/uploads', {
      headers: { ...tus, 'upload-length': String(bytes.length) },
    })
    const uploadId = begun.headers().location!.split('/').at(-1)!
    await request.patch(`/api/uploads/${uploadId}`, {
      headers: { ...tus, 'upload-offset': '0', 'content-type': 'application/offset+octet-stream' },
      data: bytes,
    })
    const made = await request.post('/api/clips', { headers, data: { uploadId, caption } })
    if (made.status() !== 201) throw new Error(`${made.status()} ${await made.text()}`)
    const { _id } = await made.json()
    await expect
      .poll(
        async () => (await (await request.get(`/api/clips/${_id}`, { headers })).json()).status,
        {
          timeout: 90_000,
        },
      )
      .toBe('ready')
    return _id
  }

  async function plays(id: string): Promise<number> {
    return (await (await request.get(`/api/clips/${id}/stats`, { headers })).json()).plays
  }

  return { clip, plays }
}

/** The shown video. */
export function videoOn(page: Page) {
  return page.locator('article:not([inert]) video')
}

/** Its time goes on: a video that was only put back to its beginning has another time too, but is paused. */
export async function expectPlaying(page: Page) {
  const read = () =>
    videoOn(page).evaluate(({ paused, currentTime }: HTMLVideoElement) => ({ paused, currentTime }))
  await expect(videoOn(page)).toBeVisible()
  await expect.poll(async () => (await read()).paused).toBe(false)
  const before = await read()
  await expect.poll(async () => (await read()).currentTime !== before.currentTime).toBe(true)
  expect((await read()).paused).toBe(false)
}
