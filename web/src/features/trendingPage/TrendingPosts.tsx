import { PostList } from '#features/posts/PostList.tsx'
import { risingPosts } from './api.ts'
import { NothingTrending } from './NothingTrending.tsx'

export function TrendingPosts() {
  return <PostList query={risingPosts()} empty={<NothingTrending kind="Posts" />} />
}
