import type { ImageSize, Picture } from '@jes/contract/core/pictures'
import { useState } from 'react'
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
  const hasAvif = picture.sizes.length > 0 && picture.sizes.every(({ avif }) => avif)

  return (
    <picture className={styles.photo} style={blur}>
      {hasAvif && <source type="image/avif" srcSet={sourcesOf(picture, 'avif')} sizes={sizes} />}
      <img
        src={picture.url}
        srcSet={sourcesOf(picture, 'webp')}
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

function sourcesOf({ sizes }: Picture, format: Exclude<keyof ImageSize, 'width'>) {
  return sizes.map((size) => `${size[format]} ${size.width}w`).join(', ')
}
