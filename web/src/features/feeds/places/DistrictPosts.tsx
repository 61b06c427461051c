import { PostList } from '#features/posts/posts/PostList.tsx'
import { useText } from '#lib/language.ts'
import { PostsArt } from '#ui/art/PostsArt.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { districtPosts } from './api.ts'
import { messages } from './messages.ts'

export function DistrictPosts({ districtKey }: { districtKey: string }) {
  const text = useText(messages)
  const empty = (
    <EmptyState art={<PostsArt />} title={text.noPosts}>
      {text.noPostsWhy}
    </EmptyState>
  )

  return <PostList query={districtPosts(districtKey)} empty={empty} />
}
