import type { ReactNode } from 'react'
import styles from './Chip.module.css'

type Props = {
  tone?: 'grey' | 'green' | 'gold' | 'red' | 'blue'
  size?: 'md' | 'sm'
  icon?: ReactNode
  children: ReactNode
}

export function Chip({ tone = 'grey', size = 'md', icon, children }: Props) {
  return (
    <span className={styles.chip} data-tone={tone} data-size={size}>
      {icon}
      {children}
    </span>
  )
}
