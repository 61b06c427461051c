import type { Post } from '@jes/contract/posts'

/** A whole post for tests, of which each says only what matters to it. */
export function examplePost(change: Partial<Post> = {}): Post {
  return {
    _id: '101',
    kind: 'post',
    user: { _id: '7', username: 'sita', displayName: 'Sita Rai', image: null, isPremium: false },
    jehub: null,
    title: 'Momo in Asan',
    content: 'Eleven places',
    body: [{ type: 'paragraph', children: [{ type: 'text', text: 'Eleven places' }] }],
    isExcerpt: false,
    images: [],
    link: null,
    poll: null,
    hashtags: [],
    mentions: [],
    sensitive: false,
    language: 'en',
    createdAt: '2026-01-01T00:00:00.000Z',
    editedAt: null,
    upVotes: 5,
    downVotes: 1,
    score: 4,
    userVote: 0,
    views: 0,
    commentCount: 0,
    bookmarkCount: 0,
    isBookmarked: false,
    canEdit: false,
    canDelete: false,
    canModerate: false,
    isPinned: false,
    isLocked: false,
    why: null,
    ...change,
  }
}
