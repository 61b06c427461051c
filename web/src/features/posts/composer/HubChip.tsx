import type { Post } from '@jes/contract/posts/posts'
import { HubIcon } from '#ui/HubIcon.tsx'
import { Txt } from '#ui/Txt.tsx'
import styles from './HubChip.module.css'

/** Where a post stands; that cannot be changed once it is there. */
export function HubChip({ hub }: { hub: NonNullable<Post['jehub']> }) {
  return (
    <span className={styles.hub}>
      <HubIcon id={hub._id} name={hub.name} image={hub.icon} size={20} />
      <Txt>{hub.name}</Txt>
    </span>
  )
}
