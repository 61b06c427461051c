import type { Post } from '@jes/contract/posts/posts'
import { PostCard } from '#features/posts/posts/PostCard.tsx'

export function RisingPosts({ posts }: { posts: readonly Post[] }) {
  return posts.map((post) => <PostCard key={post._id} post={post} />)
}
