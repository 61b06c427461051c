import type { GroupFace } from '@jes/contract/messages/talks'
import { Avatar } from '#ui/Avatar.tsx'
import styles from './GroupAvatar.module.css'

const SMALLER = { 40: 28, 52: 36, 84: 52 } as const

type Props = { id: string; group: GroupFace; size: keyof typeof SMALLER }

/** The picture of a group, or else two of its people. */
export function GroupAvatar({ id, group, size }: Props) {
  const { name, image, faces } = group
  if (image || faces.length < 2) return <Avatar id={id} name={name} image={image} size={size} />
  const side = `${size / 16}rem`
  return (
    <span className={styles.pair} style={{ inlineSize: side, blockSize: side }}>
      {faces.map((user) => (
        <Avatar
          key={user._id}
          id={user._id}
          name={user.displayName}
          image={user.image}
          size={SMALLER[size]}
        />
      ))}
    </span>
  )
}
