import { useState } from 'react'
import { late } from '#ui/late.tsx'
import { onBroken } from '#ui/onBroken.ts'
import styles from './ProfileHead.module.css'

const Weave = late(async () => (await import('#ui/Weave.tsx')).Weave)

type Props = { id: string; cover: string | null }

/** The picture that a member chose, else the cloth that is theirs. */
export function ProfileCover({ id, cover }: Props) {
  const [brokenCover, setBrokenCover] = useState<string>()

  return (
    <div className={styles.cover}>
      {cover && cover !== brokenCover ? (
        <img
          src={cover}
          alt=""
          width={1200}
          height={400}
          decoding="async"
          fetchPriority="high"
          className={styles.coverImage}
          {...onBroken(() => setBrokenCover(cover))}
        />
      ) : (
        <Weave id={id} />
      )}
    </div>
  )
}
