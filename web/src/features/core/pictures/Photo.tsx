import type { ImageSize, Picture } from '@jes/contract/core/pictures'
import { useState } from 'react'
import { usePreferences } from '#lib/preferences.ts'
import { classes } from '#ui/classes.ts'
import styles from './pictures.module.css'
import { usePlaceholder } from './usePlaceholder.ts'

type Props = {
  picture: Picture
  /** How wide it will be shown, as the sizes attribute says it. */
  sizes: string
  /** It is visible first: not loaded lazily. */
  eager?: boolean
  fit?: 'cover' | 'contain'
}

/** A picture in the smallest sufficient file, over its blur. */
export function Photo({ picture, sizes, eager = false, fit = 'cover' }: Props) {
  const [isLoaded, setIsLoaded] = useState(false)
  const blur = usePlaceholder(picture.placeholder, isLoaded || fit === 'contain')
  const offered = useSizes(picture, fit)
  const hasAvif = offered.length > 0 && offered.every(({ avif }) => avif)

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
        onLoad={() => setIsLoaded(true)}
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
