import type { Picture } from '@jes/contract/core/pictures'
import type { ClipVideo } from '@jes/contract/posts/posts'
import { Play } from 'lucide-react'
import { lazy, Suspense } from 'react'
import { playTime, weight } from '#lib/amounts.ts'
import { usePreferences } from '#lib/preferences.ts'
import styles from './ClipCover.module.css'
import { Photo } from './Photo.tsx'

const CoverBlur = lazy(async () => ({ default: (await import('./CoverBlur.tsx')).CoverBlur }))

type Props = { clip: ClipVideo; cover: Picture; eager?: boolean | undefined }

const WIDTH = '15rem'

/**
 * A clip before it plays; in data saver without its cover. The link of its card covers it, so it is hidden from screen
 * readers.
 */
export function ClipCover({ clip, cover, eager = false }: Props) {
  const { dataSaver } = usePreferences()
  const [smallest] = clip.sizes

  return (
    <div className={styles.cover} aria-hidden="true">
      {dataSaver ? (
        <Suspense>
          <CoverBlur cover={cover} />
        </Suspense>
      ) : (
        <Photo picture={cover} sizes={WIDTH} eager={eager} />
      )}
      <span className={styles.play}>
        <Play />
      </span>
      <span className={styles.chips}>
        {dataSaver && smallest && <span className={styles.chip}>{weight(smallest.bytes)}</span>}
        <span className={styles.chip}>{playTime(clip.durationMs)}</span>
      </span>
    </div>
  )
}
