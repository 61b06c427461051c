import { useState } from 'react'
import { hash } from '#lib/hash.ts'
import { langOf } from '#lib/language.ts'
import styles from './Avatar.module.css'
import { initials } from './initials.ts'
import { onBroken } from './onBroken.ts'

type Props = {
  id: string
  name: string
  image?: string | null | undefined
  size?: 24 | 28 | 32 | 34 | 36 | 40 | 44 | 52 | 84 | 108
  /** Omitted where the name is beside it: then it is decoration. */
  alt?: string
}

/** People are round. */
export function Avatar({ id, name, image, size = 44, alt = '' }: Props) {
  const [brokenImage, setBrokenImage] = useState<string>()
  const side = `${size / 16}rem`
  const box = { inlineSize: side, blockSize: side }

  if (image && image !== brokenImage)
    return (
      <img
        src={image}
        alt={alt}
        width={size}
        height={size}
        loading="lazy"
        decoding="async"
        className={styles.avatar}
        style={box}
        {...onBroken(() => setBrokenImage(image))}
      />
    )

  const letters = initials(name)
  return (
    <span
      className={styles.avatar}
      data-tone={(hash(id) % 5) + 1}
      style={{ ...box, fontSize: `${(size * 0.38) / 16}rem` }}
      lang={langOf(letters)}
      {...(alt ? { role: 'img', 'aria-label': alt } : { 'aria-hidden': true })}
    >
      {letters}
    </span>
  )
}
