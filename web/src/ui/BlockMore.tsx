import type { ComponentProps } from 'react'
import { catalogue, useText } from '#lib/language.ts'
import styles from './BlockMore.module.css'
import { classes } from './classes.ts'
import { Link } from './Link.tsx'

const messages = catalogue({ showMore: ['Show more', 'थप हेर्नुहोस्'] })

/** The link to the whole list of a block. */
export function BlockMore({ className, ...rest }: Omit<ComponentProps<typeof Link>, 'children'>) {
  const text = useText(messages)

  return (
    <Link {...rest} className={classes(styles.more, className)}>
      {text.showMore}
    </Link>
  )
}
