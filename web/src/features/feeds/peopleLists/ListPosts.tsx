import type { PeopleList } from '@jes/contract/feeds/peopleLists'
import { lazy } from 'react'
import { PostList } from '#features/posts/posts/PostList.tsx'
import { postsOfList } from './api.ts'

const ListEmpty = lazy(async () => ({ default: (await import('./ListEmpty.tsx')).ListEmpty }))

/** What the people of a list write, newest first. */
export function ListPosts({ list }: { list: PeopleList }) {
  return <PostList query={postsOfList(list._id)} empty={<ListEmpty list={list} />} />
}
