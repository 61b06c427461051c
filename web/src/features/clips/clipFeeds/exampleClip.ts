import type { Post } from '@jes/contract/posts/posts'
import { examplePost } from '#features/core/postActions/examplePost.ts'

/** A whole clip for tests. */
export function exampleClip(id: string, change: Partial<Post> = {}): Post {
  return examplePost({
    _id: id,
    kind: 'clip',
    title: '',
    content: `Clip ${id}`,
    body: [{ type: 'paragraph', children: [{ type: 'text', text: `Clip ${id}` }] }],
    clip: {
      durationMs: 12_000,
      width: 720,
      height: 1280,
      hasSound: true,
      sizes: [360, 540].map((lines) => ({
        lines,
        width: lines,
        height: (lines * 16) / 9,
        bytes: lines * 10_000,
        url: `/media/aa/bb/${id}-${lines}.mp4`,
      })),
      captions: [],
    },
    ...change,
  })
}
