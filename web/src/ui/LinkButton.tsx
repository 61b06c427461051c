import type { ComponentProps } from 'react'
import styles from './Button.module.css'
import { type ButtonStyle, buttonStyle } from './buttonStyle.ts'
import { Link } from './Link.tsx'

type Props = Omit<ComponentProps<typeof Link>, 'to' | 'className'> & ButtonStyle & { href: string }

/** A link that looks like a button: it navigates, it does not act. */
export function LinkButton({ href, look, size, block, className, children, ...rest }: Props) {
  return (
    <Link {...rest} to={href} className={buttonStyle({ look, size, block, className })}>
      <span className={styles.label}>{children}</span>
    </Link>
  )
}
