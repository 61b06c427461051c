import type { ReactNode } from 'react'
import { classes } from './classes.ts'
import { Link } from './Link.tsx'
import styles from './Menu.module.css'

export type MenuItemProps = {
  label: string
  icon?: ReactNode
  danger?: boolean
  disabled?: boolean
} & ({ href: string; onSelect?: never } | { onSelect: () => void; href?: never })

export function MenuItem(props: MenuItemProps & { onDone: () => void }) {
  const { label, icon, danger, disabled, href, onSelect, onDone } = props
  const className = classes(styles.item, danger && styles.danger)

  if (href !== undefined)
    return (
      <Link to={href} role="menuitem" tabIndex={-1} className={className} onClick={onDone}>
        {icon}
        {label}
      </Link>
    )

  // Closed first: what it opens, a dialog perhaps, then takes the focus from the trigger.
  function handleClick() {
    onDone()
    onSelect?.()
  }

  return (
    <button
      type="button"
      role="menuitem"
      tabIndex={-1}
      disabled={disabled}
      className={className}
      onClick={handleClick}
    >
      {icon}
      {label}
    </button>
  )
}
