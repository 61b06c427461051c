import type { ComponentProps } from 'react'
import { classes } from './classes.ts'
import { IconButton } from './IconButton.tsx'
import styles from './PictureButton.module.css'

/** An icon button that can be seen on any picture. */
export function PictureButton({ className, ...rest }: ComponentProps<typeof IconButton>) {
  return <IconButton {...rest} className={classes(styles.button, className)} />
}
