import type { ComponentProps } from 'react'

/** A video that may have no captions: none exist until somebody writes them. */
export function Video(props: ComponentProps<'video'>) {
  return <video {...props} />
}
