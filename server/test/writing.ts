import { type NewPost, postApi } from '@jes/contract/posts/posts'
import { type Person, sql } from './world.ts'

/** A post through the endpoint. */
export function write(author: Person, body: Partial<NewPost> = {}) {
  return author.call(postApi.create, { body: { title: 'Momo in Patan', ...body } })
}

/** The row of a picture that somebody uploaded. */
export async function imageOf(owner: { id: string }) {
  const [{ id }] = await sql<[{ id: string }]>`
    insert into images (owner_id, key, width, height, placeholder, widths, bytes)
    values (${owner.id}, 'te/st/picture', 1600, 900, 'AAAA', '{360,720,1080}', 1000)
    returning id`
  return id
}
