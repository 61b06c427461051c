import type { ComponentProps, MouseEvent } from 'react'
import styles from './Button.module.css'
import { type ButtonStyle, buttonStyle } from './buttonStyle.ts'
import { Spinner } from './Spinner.tsx'

type Props = ComponentProps<'button'> & ButtonStyle & { busy?: boolean; busyLabel?: string }

export function Button({ look, size, block, className, busy, busyLabel, ...rest }: Props) {
  const { children, onClick, type = 'button', ...attributes } = rest

  // A busy button keeps the focus, so it is not disabled; it only refuses to act.
  function handleClick(event: MouseEvent<HTMLButtonElement>) {
    if (busy) event.preventDefault()
    else onClick?.(event)
  }

  return (
    <button
      {...attributes}
      type={type}
      onClick={handleClick}
      className={buttonStyle({ look, size, block, className })}
      aria-disabled={busy || undefined}
      aria-busy={busy || undefined}
    >
      <span
        className={styles.label}
        data-hidden={busy || undefined}
        aria-hidden={busy || undefined}
      >
        {children}
      </span>
      {(busy || busyLabel) && (
        <span
          className={styles.label}
          data-hidden={!busy || undefined}
          aria-hidden={!busy || undefined}
        >
          <Spinner />
          {busyLabel}
        </span>
      )}
    </button>
  )
}
