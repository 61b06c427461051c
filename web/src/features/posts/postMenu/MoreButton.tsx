import { Ellipsis } from 'lucide-react'
import type { ComponentProps } from 'react'
import { IconButton } from '#ui/IconButton.tsx'
import styles from './MoreButton.module.css'

export function MoreButton(props: ComponentProps<typeof IconButton>) {
  return (
    <IconButton {...props} className={styles.more}>
      <Ellipsis />
    </IconButton>
  )
}
