import { Pause, Play, Volume2, VolumeX } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useText } from '#lib/language.ts'
import { PictureButton } from '#ui/PictureButton.tsx'
import { messages } from './messages.ts'
import styles from './Preview.module.css'
import type { Part } from './part.ts'

type Props = {
  url: string | null
  /** The part that is played in a loop; null where the browser cannot read the video. */
  part: Part | null
  /** Shown while nothing plays. */
  poster: string | null
}

/** The video as it will be, played inside the chosen part. */
export function Preview({ url, part, poster }: Props) {
  const text = useText(messages)
  const video = useRef<HTMLVideoElement>(null)
  const [isPlaying, setIsPlaying] = useState(false)
  const [isMuted, setIsMuted] = useState(false)
  const fromMs = part?.fromMs
  const toMs = part?.toMs

  // A new start is shown at once.
  useEffect(() => {
    if (video.current && fromMs !== undefined) video.current.currentTime = fromMs / 1000
  }, [fromMs])

  function handleTime() {
    const element = video.current
    if (!element || fromMs === undefined || toMs === undefined) return
    const atMs = element.currentTime * 1000
    if (atMs < fromMs - 300 || atMs >= toMs) element.currentTime = fromMs / 1000
  }

  function handleEnd() {
    handleTime()
    void video.current?.play().catch(() => {})
  }

  function toggle() {
    if (isPlaying) video.current?.pause()
    else void video.current?.play().catch(() => {})
  }

  if (!url || !part)
    return (
      <div className={styles.stage}>
        <p className={styles.none}>{text.noPreview}</p>
      </div>
    )

  return (
    <div className={styles.stage}>
      <video
        ref={video}
        src={url}
        poster={poster ?? undefined}
        aria-label={text.preview}
        playsInline
        preload="auto"
        muted={isMuted}
        className={styles.video}
        onTimeUpdate={handleTime}
        onEnded={handleEnd}
        onPlay={() => setIsPlaying(true)}
        onPause={() => setIsPlaying(false)}
        onClick={toggle}
      />
      <div className={styles.controls}>
        <PictureButton label={isPlaying ? text.pause : text.play} onClick={toggle}>
          {isPlaying ? <Pause /> : <Play />}
        </PictureButton>
        <PictureButton
          label={isMuted ? text.unmute : text.mute}
          onClick={() => setIsMuted(!isMuted)}
        >
          {isMuted ? <VolumeX /> : <Volume2 />}
        </PictureButton>
      </div>
    </div>
  )
}
