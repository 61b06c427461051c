import type { Picture } from '@jes/contract/core/pictures'
import { lazy, Suspense, useState } from 'react'
import { useText } from '#lib/language.ts'
import { inDigits } from '#lib/numbers.ts'
import { usePreferences } from '#lib/preferences.ts'
import { isLoadedByTap } from './loadedByTap.ts'
import { messages } from './messages.ts'
import { Photo } from './Photo.tsx'
import styles from './pictures.module.css'

const Lightbox = lazy(async () => ({ default: (await import('./Lightbox.tsx')).Lightbox }))
const WaitingPhotos = lazy(async () => ({
  default: (await import('./WaitingPhotos.tsx')).WaitingPhotos,
}))

type Props = { pictures: readonly [Picture, ...Picture[]]; eager?: boolean }

const MOST_TILES = 3
const whole = '(max-width: 767px) calc(100vw - 2rem), 37.5rem'
const twoThirds = '(max-width: 767px) 66vw, 25rem'
const third = '(max-width: 767px) 33vw, 12.5rem'

/** The pictures of a post: one in its own shape, more beside the first. Each opens large. */
export function PictureGrid({ pictures, eager = false }: Props) {
  const text = useText(messages)
  const { dataSaver } = usePreferences()
  const [seen, setSeen] = useState<{ index: number; isOpen: boolean } | null>(null)
  const [, setWaits] = useState(true)
  const [first] = pictures
  const isOne = pictures.length === 1
  const tiles = pictures.slice(0, MOST_TILES)
  const hidden = pictures.length - tiles.length

  if (dataSaver && !isLoadedByTap(first._id))
    return (
      <Suspense fallback={<div className={styles.waiting} />}>
        <WaitingPhotos pictures={pictures} onWanted={() => setWaits(false)} />
      </Suspense>
    )

  return (
    <div
      className={styles.grid}
      data-tiles={tiles.length}
      style={isOne ? { aspectRatio: shapeOf(first) } : undefined}
    >
      {tiles.map((picture, index) => (
        <button
          key={picture._id}
          type="button"
          className={styles.tile}
          aria-label={[text.open(index + 1, pictures.length), picture.alt]
            .filter(Boolean)
            .join(': ')}
          onClick={() => setSeen({ index, isOpen: true })}
        >
          <Photo
            picture={picture}
            sizes={isOne ? whole : index === 0 ? twoThirds : third}
            eager={eager && index === 0}
          />
          {hidden > 0 && index === MOST_TILES - 1 && (
            <span className={styles.more}>{inDigits(`+${hidden}`)}</span>
          )}
        </button>
      ))}
      {seen && (
        <Suspense>
          <Lightbox
            pictures={pictures}
            open={seen.isOpen}
            index={seen.index}
            onMove={(index) => setSeen({ index, isOpen: true })}
            onClose={() => setSeen({ ...seen, isOpen: false })}
          />
        </Suspense>
      )}
    </div>
  )
}

/** As it is, but no wider than 16:9 and no taller than 4:5. */
export function shapeOf({ width, height }: Picture) {
  return Math.min(16 / 9, Math.max(4 / 5, width / height))
}
