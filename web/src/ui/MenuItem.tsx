import type { ReactNode } from 'react'
import { classes } from './classes.ts'
import { Link } from './Link.tsx'
import styles from './Menu.module.css'

export type MenuItemProps = {
  label: string
  icon?: ReactNode
  /** At the end of the row, such as a count. */
  aside?: ReactNode
  danger?: boolean
  disabled?: boolean
  /** One of several choices: whether it is chosen. */
  checked?: boolean
  /** Its icon alone is shown, beside others like it. */
  isCompact?: boolean
} & ({ href: string; onSelect?: never } | { onSelect: () => void; href?: never })

export function MenuItem(props: MenuItemProps & { onDone: () => void }) {
  const { label, icon, aside, danger, disabled, checked, isCompact, href, onSelect, onDone } = props
  const className = classes(styles.item, danger && styles.danger)

  if (href !== undefined)
    return (
      <Link to={href} role="menuitem" tabIndex={-1} className={className} onClick={onDone}>
        {icon}
        {label}
        {aside}
      </Link>
    )

  // Closed first: a dialog that it opens then takes the focus from the trigger.
  function handleClick() {
    onDone()
    onSelect?.()
  }

  const choice =
    checked === undefined
      ? { role: 'menuitem' }
      : { role: 'menuitemradio', 'aria-checked': checked }

  return (
    <button
      type="button"
      {...choice}
      tabIndex={-1}
      disabled={disabled}
      aria-label={isCompact ? label : undefined}
      title={isCompact ? label : undefined}
      className={isCompact ? styles.compact : className}
      onClick={handleClick}
    >
      {icon}
      {!isCompact && label}
      {aside}
    </button>
  )
}
