import type { Picture } from '@jes/contract/core/pictures'
import { useEffect } from 'react'
import styles from './ClipCover.module.css'
import { countWaiting } from './savedBytes.ts'
import { usePlaceholder } from './usePlaceholder.ts'

/** In data saver: the few bytes of a cover that came with its post. */
export function CoverBlur({ cover }: { cover: Picture }) {
  const blur = usePlaceholder(cover.placeholder)
  useEffect(() => countWaiting([cover]), [cover])
  return <span className={styles.blur} style={blur} />
}
