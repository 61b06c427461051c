import type { DraftContent } from '@jes/contract/posts/drafts'
import { type NewPost, type Post, type PostEdit, postApi } from '@jes/contract/posts/posts'
import type { QueryClient } from '@tanstack/react-query'
import { changePost } from '#features/core/postActions/cache.ts'
import { drafts } from '#features/posts/drafts/api.ts'
import { noteAct } from '#lib/acts.ts'
import { call } from '#lib/api.ts'
import { keyFor } from '#lib/keys.ts'
import { isListOf, showInHub } from './hubLists.ts'

/** Publishes; sent again with the same key it is still one post. All lists are refetched. */
export async function publish(client: QueryClient, body: NewPost, key: string) {
  const post = await call(postApi.create, { body }, undefined, key)
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
  return post
}

/** Sends only what an edit changes. */
export async function saveEdit(client: QueryClient, post: Post, edit: PostEdit) {
  const body = changesOf(post, edit)
  const edited = await call(postApi.edit, { params: { id: post._id }, body })
  client.setQueryData(keyFor('post', post._id), edited)
  changePost(client, post._id, (listed) => ({ ...listed, ...edited, why: listed.why }))
  return edited
}

function changesOf(post: Post, { title, content, images, sensitive }: PostEdit): PostEdit {
  return {
    ...(title !== post.title && { title }),
    ...(content !== post.content && { content }),
    ...(!areSame(post.images, images ?? []) && { images }),
    ...(sensitive !== post.sensitive && { sensitive }),
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
export function toDraft({ title, content, images, jehub, sensitive }: Post): DraftContent {
  return { title, content, images, jehub: jehub?._id ?? null, poll: null, sensitive }
}
