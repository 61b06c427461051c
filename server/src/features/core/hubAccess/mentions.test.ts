import { commentApi } from '@jes/contract/comments/comments'
import type { Body } from '@jes/contract/core/body'
import { hubMention } from '@jes/contract/core/hubMention'
import { postApi } from '@jes/contract/posts/posts'
import { expect, test } from 'vitest'
import { founded, joined } from '#test/hubs.ts'
import { posted } from '#test/postings.ts'
import { say } from '#test/talking.ts'
import { person, sql } from '#test/world.ts'
import { write } from '#test/writing.ts'

test('a public hub is linked in posts and comments of anybody, however its name is typed', async () => {
  const [owner, other] = [await person('owner'), await person('other')]
  const hub = await founded(owner)
  const mention = hubMention(hub.name).toUpperCase().replace('J/', 'j/')

  const post = await write(other, { content: `See ${mention}, and j/no_such_hub` })
  expect(hubsIn(post.body)).toEqual([hub.name])
  const comment = await say(other, post._id, `In ${mention}`)
  expect(hubsIn(comment.body)).toEqual([hub.name])
  const edit = { params: { id: comment._id }, body: { content: `No, ${mention}!` } }
  expect(hubsIn((await other.call(commentApi.edit, edit)).comment.body)).toEqual([hub.name])
})

test('a private hub is linked in its own posts and comments, and nowhere else, not even by its owner', async () => {
  const [owner, member] = [await person('owner'), await person('member')]
  const [closed, open] = [await founded(owner, { isPrivate: true }), await founded(owner)]
  await joined(closed, member)
  const content = `Rules of ${hubMention(closed.name)}`

  for (const jehub of [undefined, open.id]) {
    const post = await write(owner, { content, ...(jehub && { jehub }) })
    expect(hubsIn(post.body)).toEqual([])
    expect(hubsIn((await say(member, post._id, content)).body)).toEqual([])
  }
  const inside = await posted(owner, { hub: closed })
  expect(hubsIn((await say(member, inside, content)).body)).toEqual([closed.name])
  const post = await write(member, { content: 'Later', jehub: closed.id })
  const edit = { params: { id: post._id }, body: { content } }
  expect(hubsIn((await member.call(postApi.edit, edit)).body)).toEqual([closed.name])
})

test('a hub that is closed is a word', async () => {
  const owner = await person('owner')
  const hub = await founded(owner)
  await sql`update hubs set closed_at = now() where id = ${hub.id}`
  expect(hubsIn((await write(owner, { content: hubMention(hub.name) })).body)).toEqual([])
})

function hubsIn(body: Body) {
  return body.flatMap((block) =>
    block.type === 'paragraph'
      ? block.children.flatMap((node) => (node.type === 'hub' ? node.name : []))
      : [],
  )
}
