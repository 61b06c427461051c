import { useState } from 'react'
import { late } from '#ui/late.tsx'
import { onBroken } from '#ui/onBroken.ts'
import styles from './HubCover.module.css'

const Weave = late(async () => (await import('#ui/Weave.tsx')).Weave)

type Props = {
  id: string
  cover: string | null
  /** The side of one stitch of the cloth, in pixels. */
  cell?: number
  /** Far down a list: loaded lazily, so that the connection is free for those above. */
  isFar?: boolean
}

/** The picture that a hub chose, else its own pattern. */
export function HubCover({ id, cover, cell = 6, isFar = false }: Props) {
  const [brokenCover, setBrokenCover] = useState<string>()
  if (!cover || cover === brokenCover) return <Weave id={id} cell={cell} />
  return (
    <img
      src={cover}
      alt=""
      width={1200}
      height={400}
      decoding="async"
      loading={isFar ? 'lazy' : 'eager'}
      fetchPriority={isFar ? 'auto' : 'high'}
      className={styles.cover}
      {...onBroken(() => setBrokenCover(cover))}
    />
  )
}
