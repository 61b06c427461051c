import { type Comment, commentApi } from '@jes/contract/comments/comments'
import { describe, expect, test } from 'vitest'
import { block, posted } from '#test/postings.ts'
import { read, readAll, remove, say, sayDownTo, vote } from '#test/talking.ts'
import { type Person, person, sql, visitor } from '#test/world.ts'

function idsOf(comments: Comment[]) {
  return comments.map(({ _id }) => _id)
}

/** The texts of a thread, indented. */
function outline(comments: Comment[], depth = 0): string[] {
  return comments.flatMap((comment) => [
    `${'  '.repeat(depth)}${comment.user ? comment.content : `(${comment.state})`}`,
    ...outline(comment.replies, depth + 1),
  ])
}

/** So many comments on the post itself, the first with the most votes, all written yesterday. */
async function sayMany(author: Person, post: string, count: number) {
  const ids: string[] = []
  for (let n = 0; n < count; n++) ids.push((await say(author, post, `No. ${n}`))._id)
  await sql`
    update comments c set up_votes = n.ups, wilson = wilson(n.ups, 0), created_at = now() - interval '1 day'
    from (select id, (row_number() over (order by id desc))::int as ups from comments where post_id = ${post}) n
    where n.id = c.id`
  return ids
}

describe('the order', () => {
  test.each([
    ['best', ['loved', 'first', 'last', 'disliked']],
    ['top', ['loved', 'last', 'first', 'disliked']],
    ['new', ['last', 'disliked', 'loved', 'first']],
    ['old', ['first', 'loved', 'disliked', 'last']],
  ] as const)('%s', async (sort, order) => {
    const sita = await person('sita')
    const post = await posted(sita, { hoursOld: 3 })
    for (const content of ['first', 'loved', 'disliked', 'last']) await say(sita, post, content)
    const votes = { first: [1, 0], loved: [40, 2], disliked: [1, 9], last: [7, 6] }
    for (const [content, [ups, downs]] of Object.entries(votes)) {
      await sql`
        update comments set up_votes = ${ups!}, down_votes = ${downs!}, wilson = wilson(${ups!}, ${downs!})
        where post_id = ${post} and content = ${content}`
    }
    const { comments } = await read(visitor, post, { sort })
    // Seven to six is one vote ahead, as is a comment with its author's vote alone; between the two the newer comes
    // first.
    expect(comments.map(({ content }) => content)).toEqual(order)
  })
})

describe('pages', () => {
  test.each(['best', 'top', 'new', 'old'] as const)(
    'of %s follow each other without a gap or a repeat, the pinned one first',
    async (sort) => {
      const sita = await person('sita')
      const post = await posted(sita, { hoursOld: 3 })
      const ids = await sayMany(sita, post, 7)
      await sita.call(commentApi.pin, { params: { id: ids[3]! }, body: { pinned: true } })
      const rest = ids.filter((_, index) => index !== 3)
      const expected = [ids[3], ...(sort === 'new' ? rest.reverse() : rest)]

      expect(await readAll(visitor, post, { sort, limit: 3 })).toEqual(expected)
      const byNumber = await Promise.all(
        [1, 2, 3, 4].map((page) => read(visitor, post, { sort, limit: 3, page })),
      )
      expect(byNumber.flatMap(({ comments }) => idsOf(comments))).toEqual(expected)
      expect(byNumber.map(({ currentPage, totalPages }) => [currentPage, totalPages])).toEqual([
        [1, 3],
        [2, 3],
        [3, 3],
        [4, 3],
      ])
      const shared = await read(visitor, post, { sort, limit: 3, page: 2 })
      expect(shared.comments.some(({ isPinned }) => isPinned)).toBe(false)
    },
  )

  test.each(['new', 'old'] as const)(
    'twelve of %s repeat nothing and lose nothing while votes, comments and deletions arrive',
    async (sort) => {
      const [sita, hari] = [await person('sita'), await person('hari')]
      const post = await posted(sita)
      const ids: string[] = []
      for (let n = 0; n < 36; n++) ids.push((await say(sita, post, `No. ${n}`))._id)

      const seen = await readAll(visitor, post, { sort, limit: 3 }, async (page) => {
        if (page > 11) return
        await vote(hari, ids[page * 3]!, 1)
        await vote(hari, ids[35 - page]!, -1)
        if (sort === 'new') await say(hari, post, `Meanwhile ${page}`)
      })
      expect(seen).toEqual(sort === 'new' ? ids.toReversed() : ids)
    },
  )

  test('give a new comment every fifth place while the post is young, and repeat none', async () => {
    const sita = await person('sita')
    const post = await posted(sita, { hoursOld: 1 })
    const old = await sayMany(sita, post, 14)
    const fresh: string[] = []
    for (let n = 0; n < 3; n++) fresh.push((await say(sita, post, `Fresh ${n}`))._id)
    await sql`update comments set wilson = 0 where id = any(${fresh}::bigint[])`

    const { comments, nextCursor } = await read(visitor, post)
    const first = idsOf(comments)
    expect(first).toEqual([...old.slice(0, 4), fresh[2], ...old.slice(4, 8), fresh[1]])
    const second = await read(visitor, post, { cursor: nextCursor! })
    expect(idsOf(second.comments)).toEqual([...old.slice(8), fresh[0]])

    await sql`update posts set created_at = now() - interval '3 hours' where id = ${post}`
    expect(idsOf((await read(visitor, post)).comments)).toEqual(old.slice(0, 10))
  })
})

describe('replies', () => {
  test('come along: the three best, of each two, of each one, and a way to the rest', async () => {
    const sita = await person('sita')
    const post = await posted(sita, { hoursOld: 3 })
    const root = await say(sita, post, 'Root')
    for (const name of ['a', 'b', 'c', 'd']) {
      const reply = await say(sita, post, name, root._id)
      if (name !== 'd') continue
      for (const inner of ['d1', 'd2', 'd3']) {
        const below = await say(sita, post, inner, reply._id)
        if (inner !== 'd3') continue
        for (const deep of ['d31', 'd32']) {
          const last = await say(sita, post, deep, below._id)
          await say(sita, post, `${deep}!`, last._id)
        }
      }
    }

    const { comments, total } = await read(visitor, post)
    expect(total).toBe(12)
    expect(outline(comments)).toEqual([
      'Root',
      '  d',
      '    d3',
      '      d32',
      '    d2',
      '  c',
      '  b',
    ])
    const shown = comments[0]!
    expect(shown).toMatchObject({ replyCount: 4 })
    const more = await read(visitor, post, { parent: root._id, cursor: shown.repliesCursor! })
    expect(outline(more.comments)).toEqual(['a'])
    expect(more).toMatchObject({ nextCursor: null, total: 12 })

    const deepest = shown.replies[0]!.replies[0]!.replies[0]!
    expect(deepest).toMatchObject({ replyCount: 1, replies: [] })
    const below = await read(visitor, post, { parent: deepest._id, cursor: deepest.repliesCursor! })
    expect(outline(below.comments)).toEqual(['d32!'])
    expect(await readAll(visitor, post, { parent: root._id, sort: 'old', limit: 1 })).toHaveLength(
      4,
    )
    expect((await read(visitor, post, { parent: root._id, limit: 3 })).totalPages).toBe(2)
  })

  test('of depth fifty can be read to the end, with deleted ones between', async () => {
    const sita = await person('sita')
    const post = await posted(sita)
    const chain = await sayDownTo(sita, post, 50)
    const isGone = ({ depth }: { depth: number }) => depth % 2 === 0 && depth < 50
    await sql`select set_comment_state(id, 'deleted') from unnest(${chain.filter(isGone).map(({ _id }) => _id)}::bigint[]) id`

    const seen: Comment[] = []
    let page = await read(visitor, post)
    for (;;) {
      for (let one = page.comments[0]; one; one = one.replies[0]) seen.push(one)
      const last = seen.at(-1)!
      if (!last.repliesCursor) break
      page = await read(visitor, post, { parent: last._id, cursor: last.repliesCursor })
    }
    expect(idsOf(seen)).toEqual(chain.map(({ _id }) => _id))
    expect(seen.map(({ state }) => state)).toEqual(
      chain.map((one) => (isGone(one) ? 'deleted' : 'live')),
    )

    // With the last reply all placeholders above it are deleted.
    await sql`
      select set_comment_state(id, 'deleted')
      from unnest(${chain.filter(({ depth }) => depth % 2 === 1).map(({ _id }) => _id)}::bigint[]) id`
    await remove(sita, chain[50]!._id)
    expect(await read(visitor, post)).toMatchObject({ comments: [], total: 0, totalPages: 0 })
  })
})

describe('a deep link', () => {
  test('shows the comment with its replies, inside three that it answers', async () => {
    const sita = await person('sita')
    const post = await posted(sita)
    const chain = await sayDownTo(sita, post, 7)
    await say(sita, post, 'Beside', chain[1]!._id)
    await remove(sita, chain[3]!._id)

    const page = await read(visitor, post, { comment: chain[4]!._id })
    expect(page).toMatchObject({ currentPage: 1, totalPages: 1, nextCursor: null, total: 8 })
    expect(outline(page.comments)).toEqual([
      'Depth 1',
      '  Depth 2',
      '    (deleted)',
      '      Depth 4',
      '        Depth 5',
      '          Depth 6',
      '            Depth 7',
    ])
    const [top] = page.comments
    const rest = await read(visitor, post, { parent: top!._id, cursor: top!.repliesCursor! })
    expect(outline(rest.comments)).toEqual(['Beside'])
    const first = await read(visitor, post, { comment: chain[0]!._id })
    expect(first.comments[0]).toMatchObject({ _id: chain[0]!._id, replyCount: 1 })
  })

  test('to what is elsewhere, gone or of somebody blocked leads nowhere', async () => {
    const [sita, hari] = [await person('sita'), await person('hari')]
    const [post, other] = [await posted(sita), await posted(sita)]
    const [elsewhere, gone] = [await say(sita, other), await say(sita, post)]
    const ofHari = await say(hari, post)
    await remove(sita, gone._id)
    const gita = await person('gita')
    await block(hari, gita)
    for (const id of [elsewhere._id, gone._id, ofHari._id, '1']) {
      for (const query of [{ comment: id }, { parent: id }]) {
        await expect(read(gita, post, query)).rejects.toMatchObject({ status: 404 })
      }
    }
  })
})

describe('across a block', () => {
  test('only the place is left while there are replies, in both directions', async () => {
    const [sita, hari, gita] = [await person('sita'), await person('hari'), await person('gita')]
    const post = await posted(sita, { hoursOld: 3 })
    const open = await say(hari, post, 'Hari asks')
    await say(gita, post, 'Gita answers', open._id)
    const root = await say(sita, post, 'Sita says')
    await say(hari, post, 'Hari agrees', root._id)
    await say(hari, post, 'Hari alone')
    await block(hari, gita)

    expect(outline((await read(gita, post, { sort: 'old' })).comments)).toEqual([
      '(live)',
      '  Gita answers',
      'Sita says',
    ])
    expect(outline((await read(hari, post, { sort: 'old' })).comments)).toEqual([
      'Hari asks',
      'Sita says',
      '  Hari agrees',
      'Hari alone',
    ])
    const [, forGita] = (await read(gita, post, { sort: 'old' })).comments
    expect(forGita).toMatchObject({ replyCount: 0, repliesCursor: null })
    const page = JSON.stringify(await read(gita, post))
    for (const secret of ['Hari asks', hari.username, hari.id]) expect(page).not.toContain(secret)
  })
})
