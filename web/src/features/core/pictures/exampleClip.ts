import type { Post } from '@jes/contract/posts/posts'

/** The clip of a post, for tests: twelve seconds of momo. */
export function exampleClip(id = '102') {
  return {
    _id: id,
    kind: 'clip',
    title: 'Steam over Asan #momo',
    content: 'Steam over Asan #momo',
    body: [
      {
        type: 'paragraph',
        children: [
          { type: 'text', text: 'Steam over Asan ' },
          { type: 'hashtag', tag: 'momo' },
        ],
      },
    ],
    hashtags: ['momo'],
    images: [
      {
        _id: '55',
        url: '/media/cover.webp',
        width: 720,
        height: 1280,
        alt: '',
        placeholder: '',
        sizes: [],
      },
    ],
    clip: {
      durationMs: 12_000,
      width: 720,
      height: 1280,
      hasSound: true,
      sizes: [
        { lines: 360, width: 360, height: 640, bytes: 680_000, url: '/media/c-360.mp4' },
        { lines: 720, width: 720, height: 1280, bytes: 2_400_000, url: '/media/c-720.mp4' },
      ],
      captions: [],
    },
  } satisfies Partial<Post>
}
