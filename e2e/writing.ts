import type { APIRequestContext, Page } from '@playwright/test'
import { type Actor, tokenOf } from './people.ts'

export type Written = { _id: string; title: string; user: { username: string } }

/** A member who writes through the API, so that a journey finds something to read. */
export async function writer(request: APIRequestContext, author: Actor) {
  const headers = { authorization: `Bearer ${await tokenOf(request, author)}` }

  return {
    async post(title: string, content = '', jehub?: string): Promise<Written> {
      const data = { title, content, ...(jehub && { jehub }) }
      const made = await request.post('/api/ads', { headers, data })
      if (made.status() !== 201) throw new Error(`${made.status()} ${await made.text()}`)
      return made.json()
    },
    async comment({ _id: ad }: Written, content: string, parentComment?: string): Promise<string> {
      const data = { ad, content, ...(parentComment && { parentComment }) }
      const made = await request.post('/api/comments', { headers, data })
      if (made.status() !== 201) throw new Error(`${made.status()} ${await made.text()}`)
      return (await made.json()).comment._id
    },
    async report({ _id: id }: Written, reason = 'spam') {
      const made = await request.post('/api/reports', {
        headers,
        data: { kind: 'post', id, reason },
      })
      if (!made.ok()) throw new Error(`${made.status()} ${await made.text()}`)
    },
    remove: (id: string) => request.delete(`/api/ads/${id}`, { headers }),
    bookmark: (id: string) => request.post(`/api/bookmarks/${id}`, { headers }),
    follow: (username: string) => request.post(`/api/users/${username}/follow`, { headers }),
  }
}

/** The address of a post; the server corrects the title. */
export function addressOf({ _id, user }: Written) {
  return `/post/${user.username}/${_id}/x`
}

/** The card or the page of one post. */
export function articleOf(page: Page, title: string) {
  return page.getByRole('article').filter({ hasText: title })
}

/** A generated picture, as a file. */
export async function drawPicture(page: Page, { name = 'flag.png', colour = '#c8102e' } = {}) {
  const drawn = await page.evaluate((colour) => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 640, height: 360 })
    const brush = canvas.getContext('2d')!
    brush.fillStyle = colour
    brush.fillRect(0, 0, 640, 360)
    brush.fillStyle = '#ffffff'
    brush.fillRect(120, 90, 200, 180)
    return canvas.toDataURL('image/png').split(',')[1]!
  }, colour)
  return { name, mimeType: 'image/png', buffer: Buffer.from(drawn, 'base64') }
}
