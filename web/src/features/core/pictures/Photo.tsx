import type { ImageSize, Picture } from '@jes/contract/core/pictures'
import { useState } from 'react'
import { useLine } from '#lib/line.ts'
import { usePreferences } from '#lib/preferences.ts'
import { classes } from '#ui/classes.ts'
import { late } from '#ui/late.tsx'
import styles from './pictures.module.css'
import { usePlaceholder } from './usePlaceholder.ts'

const NotKept = late(async () => (await import('./NotKept.tsx')).NotKept)

type Props = {
  picture: Picture
  /** How wide it will be shown, as the sizes attribute says it. */
  sizes: string
  /** It is visible first: not loaded lazily. */
  eager?: boolean
  fit?: 'cover' | 'contain'
}

/** A picture in the smallest sufficient file, over its blur; without a connection words instead of a broken one. */
export function Photo({ picture, sizes, eager = false, fit = 'cover' }: Props) {
  const [end, setEnd] = useState<'loaded' | 'failed'>()
  const isCut = useLine(({ line }) => line === 'cut')
  const blur = usePlaceholder(picture.placeholder, end === 'loaded' || fit === 'contain')
  const offered = useSizes(picture, fit)
  const hasAvif = offered.length > 0 && offered.every(({ avif }) => avif)

  // Once the connection is back, the picture is asked for anew.
  if (isCut && end === 'failed') return <NotKept />
  return (
    <picture className={styles.photo} style={blur}>
      {hasAvif && <source type="image/avif" srcSet={sourcesOf(offered, 'avif')} sizes={sizes} />}
      <img
        src={picture.url}
        srcSet={sourcesOf(offered, 'webp')}
        sizes={sizes}
        width={picture.width}
        height={picture.height}
        alt={picture.alt}
        loading={eager ? 'eager' : 'lazy'}
        fetchPriority={eager ? 'high' : 'auto'}
        decoding="async"
        draggable={false}
        className={classes(styles.image, styles[fit])}
        onLoad={() => setEnd('loaded')}
        onError={() => setEnd('failed')}
      />
    </picture>
  )
}

/** In data saver the smallest, unless somebody opened the picture to see it large. */
function useSizes({ sizes }: Picture, fit: Props['fit']) {
  const isFrugal = usePreferences(({ dataSaver }) => dataSaver) && fit === 'cover'
  return isFrugal ? sizes.slice(0, 1) : sizes
}

function sourcesOf(sizes: readonly ImageSize[], format: 'webp' | 'avif') {
  return sizes.map((size) => `${size[format]} ${size.width}w`).join(', ')
}
