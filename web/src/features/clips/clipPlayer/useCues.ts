import { type RefObject, useEffect } from 'react'
import { usePlayer } from './player.ts'

/** Null while they are off, or where there are none. */
export type Captions = { language: 'en' | 'ne'; url: string } | null

/** The captions of each moment; rendered by us, because the browser would put them under the author's caption. */
export function useCues(video: RefObject<HTMLVideoElement | null>, captions: Captions) {
  const { url, language } = captions ?? {}

  useEffect(() => {
    const track = url ? video.current?.textTracks[0] : undefined
    if (!track || !language) return
    track.mode = 'hidden'
    const handleChange = () => {
      const words = [...(track.activeCues ?? [])].map(wordsOf).join('\n')
      usePlayer.setState({ cues: words ? { words, language } : null })
    }
    track.addEventListener('cuechange', handleChange)
    return () => {
      track.removeEventListener('cuechange', handleChange)
      track.mode = 'disabled'
      usePlayer.setState({ cues: null })
    }
  }, [video, url, language])
}

function wordsOf(cue: TextTrackCue) {
  return (cue as VTTCue).getCueAsHTML().textContent ?? ''
}
