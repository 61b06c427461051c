import { type ReactNode, useState } from 'react'
import { hash } from '#lib/hash.ts'
import { langOf } from '#lib/language.ts'
import styles from './HubIcon.module.css'
import { initials } from './initials.ts'
import { onBroken } from './onBroken.ts'

type Props = {
  id: string
  name: string
  image?: string | null | undefined
  /** A chosen lucide icon; else the first letter of the name. */
  icon?: ReactNode
  size?: 18 | 20 | 24 | 36 | 40 | 48 | 50 | 92
}

/** Hubs are square. Decoration: the name stands beside it. */
export function HubIcon({ id, name, image, icon, size = 40 }: Props) {
  const [brokenImage, setBrokenImage] = useState<string>()
  const side = `${size / 16}rem`
  const box = { inlineSize: side, blockSize: side }

  if (image && image !== brokenImage)
    return (
      <img
        src={image}
        alt=""
        width={size}
        height={size}
        loading="lazy"
        decoding="async"
        className={styles.icon}
        style={box}
        {...onBroken(() => setBrokenImage(image))}
      />
    )

  const letter = initials(name.split(/\s/)[0] ?? '')
  return (
    <span
      className={styles.icon}
      data-hub={(hash(id) % 5) + 1}
      style={{ ...box, fontSize: `${(size * 0.46) / 16}rem` }}
      lang={langOf(letter)}
      aria-hidden="true"
    >
      {icon ?? letter}
    </span>
  )
}
