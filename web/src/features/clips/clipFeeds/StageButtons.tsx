import type { Post } from '@jes/contract/posts/posts'
import { Captions, Volume2, VolumeX } from 'lucide-react'
import { toggleSound, usePlayer } from '#features/clips/clipPlayer/player.ts'
import { setClips, useClipSettings } from '#features/clips/clipPlayer/settings.ts'
import { useText } from '#lib/language.ts'
import { messages } from './messages.ts'
import styles from './StageButtons.module.css'

/** Sound, and captions if there are some; both are stored. */
export function StageButtons({ post }: { post: Post }) {
  const text = useText(messages)
  const { showsCaptions, ...settings } = useClipSettings()
  const isSilenced = usePlayer((player) => player.isSilenced)
  const isMuted = settings.isMuted || isSilenced

  return (
    <div className={styles.buttons}>
      <button
        type="button"
        aria-label={isMuted ? text.unmute : text.mute}
        title={isMuted ? text.unmute : text.mute}
        className={styles.button}
        onClick={toggleSound}
      >
        {isMuted ? <VolumeX /> : <Volume2 />}
      </button>
      {post.clip && post.clip.captions.length > 0 && (
        <button
          type="button"
          aria-label={text.captions}
          title={text.captions}
          aria-pressed={showsCaptions}
          className={styles.button}
          onClick={() => setClips({ showsCaptions: !showsCaptions })}
        >
          <Captions />
        </button>
      )}
    </div>
  )
}
