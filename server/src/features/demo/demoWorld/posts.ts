import { hashtagKey } from '@jes/contract/lib/markdown/words'
import { insertHashtags } from '#features/core/searchIndex/hashtags.ts'
import { toText } from '#features/posts/posts/text.ts'
import type { Sql } from '#lib/db.ts'
import type { Album } from './album.ts'
import { type Clock, HOUR, momentOf } from './clock.ts'
import type { Person } from './people.ts'
import { insertRows } from './rows.ts'
import type { WrittenPost } from './timeline.ts'

type DemoContext = { people: Person[]; clock: Clock }

/** The posts with everything that belongs to their text; reactions follow later. */
export async function insertPosts(sql: Sql, posts: WrittenPost[], { people, clock }: DemoContext) {
  const usernames = new Set(people.map(({ username }) => username))
  const read = posts.map((post) => ({ post, text: toText(post, usernames) }))

  await insertRows(sql, 'link_previews', read.flatMap(toPreview))
  await insertRows(
    sql,
    'posts',
    read.map(({ post, text }) => ({
      ...text,
      id: post.id,
      authorId: post.author.id,
      hubId: post.hub?.id ?? null,
      isHubPinned: post.isHubPinned ?? false,
      label: post.label ?? null,
      sensitive: post.sensitive ?? false,
      linkUrl: post.linked ? text.linkUrl : null,
      createdAt: momentOf(post.at),
      editedAt: toEdits(post, clock).at(-1)?.at ?? null,
    })),
  )
  await insertHashtags(
    sql,
    read.flatMap(({ text }) => text.hashtags),
  )
  await insertRows(sql, 'post_hashtags', read.flatMap(toTags))
  await insertRows(
    sql,
    'post_edits',
    posts.flatMap((post) => toEdits(post, clock)),
  )
  await insertPolls(
    sql,
    posts.filter((post) => post.poll),
  )
  for (const post of posts.filter((post) => post.isPinned)) {
    await sql`insert into pinned_posts (post_id, user_id) values (${post.id}, ${post.author.id})`
  }
}

/** The pictures of the posts and of their links, and everything else in the album so far. */
export async function insertPictures(sql: Sql, posts: WrittenPost[], album: Album) {
  const shown = posts.flatMap(({ id, author, at, hub, pictures = [] }) =>
    pictures.map(({ name, alt }, position) => {
      const image = album.addPicture(name, author, { at, isPrivate: hub?.isPrivate ?? false })
      return { postId: id, position, imageId: image.id, alt }
    }),
  )
  const linked = posts.flatMap(({ id, at, linked }) =>
    linked?.picture ? { id, imageId: album.addLinked(linked.picture, at).id } : [],
  )
  await insertRows(sql, 'images', album.rows())
  await insertRows(sql, 'post_images', shown)
  for (const { id, imageId } of linked) {
    await sql`
      update link_previews set image_id = ${imageId}
      where url = (select link_url from posts where id = ${id})`
  }
}

type Read = { post: WrittenPost; text: ReturnType<typeof toText> }

/** Previews of links are written here: the demo fetches nothing from the internet. */
function toPreview({ post, text }: Read) {
  const { linked, at } = post
  if (!linked || !text.linkUrl) return []
  const { title, description = '' } = linked
  return [{ url: text.linkUrl, title, description, state: 'ready', fetchedAt: momentOf(at) }]
}

function toTags({ post, text }: Read) {
  return text.hashtags.map((tag) => ({ tag: hashtagKey(tag), postId: post.id }))
}

/** Each edit some hours after the one before, and before now. */
function toEdits(post: WrittenPost, clock: Clock) {
  const { id, earlier = [] } = post
  const pause = Math.min(5 * HOUR, (clock.now - post.at) / (earlier.length + 1))
  return earlier.map(({ title = post.title, text: content }, index) => {
    const at = Math.round(post.at + pause * (index + 1))
    return { id: clock.idAt(at), postId: id, title, content, at: momentOf(at) }
  })
}

async function insertPolls(sql: Sql, posts: WrittenPost[]) {
  const polls = posts.map(({ id, at, poll }) => ({ id, at, poll: poll! }))
  await insertRows(
    sql,
    'polls',
    polls.map(({ id, at, poll }) => ({ postId: id, closesAt: momentOf(at + poll.hours * HOUR) })),
  )
  await insertRows(
    sql,
    'poll_options',
    polls.flatMap(({ id, poll }) =>
      poll.options.map((text, position) => ({ postId: id, position, text, votes: 0 })),
    ),
  )
}
