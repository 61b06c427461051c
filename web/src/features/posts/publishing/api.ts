import type { DraftContent } from '@jes/contract/posts/drafts'
import { type NewPost, type Post, type PostEdit, postApi } from '@jes/contract/posts/posts'
import type { QueryClient } from '@tanstack/react-query'
import { plainBody } from '#features/core/body/plainBody.ts'
import { type NewAct, requestTo, type WaitingPicture } from '#features/core/outbox/acts.ts'
import { keepUnsent } from '#features/core/outbox/keep.ts'
import { keep } from '#features/core/outbox/keeping.ts'
import { onSent } from '#features/core/outbox/sentActs.ts'
import { aboutPost } from '#features/core/postActions/api.ts'
import { changePost } from '#features/core/postActions/cache.ts'
import { messages } from '#features/posts/composer/messages.ts'
import { drafts } from '#features/posts/drafts/api.ts'
import { noteAct } from '#lib/acts.ts'
import { call } from '#lib/api.ts'
import { keyFor } from '#lib/keys.ts'
import { text } from '#lib/language.ts'
import { toast } from '#lib/toasts.ts'
import { isListOf, showInHub } from './hubLists.ts'

/** Publishes; sent again with the same key it is still one post. All lists are refetched. */
export async function publish(client: QueryClient, body: NewPost, key: string) {
  const post = await call(postApi.create, { body }, undefined, key)
  await showPublished(client, post)
  return post
}

async function showPublished(client: QueryClient, post: Post) {
  client.setQueryData(keyFor('post', post._id), post)
  noteAct()
  showInHub(client, post)
  await Promise.all([
    client.invalidateQueries({
      queryKey: keyFor('lists', 'posts'),
      refetchType: 'none',
      predicate: ({ queryKey }) => !isListOf(post, queryKey),
    }),
    client.invalidateQueries({ ...drafts(), refetchType: 'none' }),
  ])
}

/** Sends only what an edit changes. Null if it waits for a connection. */
export async function saveEdit(client: QueryClient, post: Post, edit: PostEdit) {
  const body = changesOf(post, edit)
  try {
    const edited = await call(postApi.edit, { params: { id: post._id }, body })
    showEdited(client, edited)
    return edited
  } catch (error) {
    if (await keepUnsent(error, editOf(post, body))) return null
    throw error
  }
}

function showEdited(client: QueryClient, edited: Post) {
  client.setQueryData(keyFor('post', edited._id), edited)
  changePost(client, edited._id, (listed) => ({ ...listed, ...edited, why: listed.why }))
}

/** Sent later, it must not undo what was written on another device meanwhile. */
function editOf(post: Post, edit: PostEdit): NewAct {
  const { _id: id, editedAt: basedOn } = post
  const content = edit.content ?? post.content
  return {
    kind: 'edit',
    subject: `post ${id}`,
    wish: { title: edit.title ?? post.title, content, body: plainBody(content) },
    ...requestTo(postApi.edit, { params: { id }, body: { ...edit, basedOn } }),
    about: aboutPost(post),
  }
}

onSent('edit', 'post', (client, _, edited: Post) => showEdited(client, edited))

type Unpublished = {
  post: NewPost
  content: DraftContent
  pictures: WaitingPicture[]
  hub: string | undefined
  key: string
}

/** Keeps a post with its pictures until there is a connection. */
export function keepPost({ post, content, pictures, hub, key }: Unpublished) {
  return keep({
    kind: 'post',
    subject: `post ${key}`,
    wish: content,
    ...requestTo(postApi.create, { body: post }),
    about: { name: hub, title: post.title },
    pictures,
    key,
  })
}

onSent('post', 'post', (client, _, post: Post) => {
  void showPublished(client, post)
  toast.success(text(messages).posted)
})

function changesOf(post: Post, edit: PostEdit): PostEdit {
  const { title, content, images, sensitive, warning } = edit
  return {
    ...(title !== post.title && { title }),
    ...(content !== post.content && { content }),
    ...(!areSame(post.images, images ?? []) && { images }),
    ...(sensitive !== post.sensitive && { sensitive }),
    ...(warning !== post.warning && { warning }),
  }
}

type Placed = readonly { _id: string; alt: string }[]

function areSame(before: Placed, after: Placed) {
  return (
    before.length === after.length &&
    before.every(({ _id, alt }, index) => _id === after[index]?._id && alt === after[index].alt)
  )
}

/** A post in the form of the composer. */
export function toDraft(post: Post): DraftContent {
  const { title, content, images, jehub, sensitive, warning } = post
  return { title, content, images, jehub: jehub?._id ?? null, poll: null, sensitive, warning }
}
