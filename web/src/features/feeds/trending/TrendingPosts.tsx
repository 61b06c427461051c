import { PostList } from '#features/posts/posts/PostList.tsx'
import { NothingTrending } from './NothingTrending.tsx'
import { risingPosts } from './trendingPageApi.ts'

export function TrendingPosts() {
  return <PostList query={risingPosts()} empty={<NothingTrending kind="Posts" />} />
}
