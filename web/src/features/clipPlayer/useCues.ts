import { type RefObject, useEffect, useState } from 'react'

/** Null while they are off, or where there are none. */
export type Captions = { language: 'en' | 'ne'; url: string } | null

/** The words of this moment; drawn by us, for the browser would draw them under the author's own. */
export function useCues(video: RefObject<HTMLVideoElement | null>, url: string | undefined) {
  const [words, setWords] = useState('')

  useEffect(() => {
    const track = url ? video.current?.textTracks[0] : undefined
    if (!track) return
    track.mode = 'hidden'
    const handleChange = () => setWords([...(track.activeCues ?? [])].map(wordsOf).join('\n'))
    track.addEventListener('cuechange', handleChange)
    return () => {
      track.removeEventListener('cuechange', handleChange)
      track.mode = 'disabled'
      setWords('')
    }
  }, [video, url])

  return words
}

function wordsOf(cue: TextTrackCue) {
  return (cue as VTTCue).getCueAsHTML().textContent ?? ''
}
