import { type KeyboardEvent, type ReactNode, type Ref, useId, useRef, useState } from 'react'
import styles from './Menu.module.css'
import { MenuItem, type MenuItemProps } from './MenuItem.tsx'
import { targetOf } from './menuKeys.ts'
import { useFloating } from './useFloating.ts'
import type { MenuEnd } from './useLateMenu.ts'

type Trigger = {
  ref: Ref<HTMLButtonElement>
  'aria-haspopup': 'menu'
  'aria-expanded': boolean
  'aria-controls': string | undefined
  onClick: () => void
  onKeyDown: (event: KeyboardEvent) => void
}

type Props = {
  label: string
  items: readonly MenuItemProps[]
  /** The press that fetched it also opens it. */
  startsAt?: MenuEnd
  /** Renders the button that opens it: {(trigger) => <IconButton label="More" {...trigger} />}. */
  children: (trigger: Trigger) => ReactNode
}

export function Menu({ label, items, startsAt, children }: Props) {
  const id = useId()
  const trigger = useRef<HTMLButtonElement>(null)
  const [isOpen, setIsOpen] = useState(startsAt !== undefined)
  const menu = useFloating({ isOpen, startsAt, trigger, onLeave: () => setIsOpen(false) })

  function open(end: MenuEnd) {
    menu.opensAt.current = end
    setIsOpen(true)
  }

  function close() {
    setIsOpen(false)
    trigger.current?.focus()
  }

  function handleTriggerKey(event: KeyboardEvent) {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
    event.preventDefault()
    open(event.key === 'ArrowDown' ? 'first' : 'last')
  }

  function handleMenuKey(event: KeyboardEvent<HTMLElement>) {
    if (event.key === 'Tab') return setIsOpen(false)
    if (event.key === 'Escape') {
      event.preventDefault()
      event.stopPropagation()
      return close()
    }
    const target = targetOf(event)
    if (!target) return
    event.preventDefault()
    target.focus()
  }

  return (
    <>
      {children({
        ref: trigger,
        'aria-haspopup': 'menu',
        'aria-expanded': isOpen,
        'aria-controls': isOpen ? id : undefined,
        onClick: () => (isOpen ? close() : open('first')),
        onKeyDown: handleTriggerKey,
      })}
      {isOpen && (
        <div
          ref={menu.ref}
          id={id}
          popover="manual"
          role="menu"
          aria-label={label}
          tabIndex={-1}
          className={styles.menu}
          onKeyDown={handleMenuKey}
        >
          {items.map((item) => (
            <MenuItem key={item.label} {...item} onDone={close} />
          ))}
        </div>
      )}
    </>
  )
}
