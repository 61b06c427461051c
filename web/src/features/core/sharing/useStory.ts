import type { Post } from '@jes/contract/posts/posts'
import { useEffect, useState } from 'react'
import { drawStory } from './drawStory.ts'

export type Story = { file: File; url: string }

/** The picture for stories, as soon as it is drawn; a browser that cannot draw it has none. */
export function useStory(post: Post, isWanted: boolean) {
  const [story, setStory] = useState<Story | null>(null)

  useEffect(() => {
    if (!isWanted) return
    let url: string | null = null
    let isGone = false
    drawStory(post).then(
      (file) => {
        if (isGone) return
        url = URL.createObjectURL(file)
        setStory({ file, url })
      },
      () => {},
    )
    return () => {
      isGone = true
      setStory(null)
      if (url) URL.revokeObjectURL(url)
    }
  }, [post, isWanted])

  return story
}
