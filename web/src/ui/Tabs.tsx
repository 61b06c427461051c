import type { KeyboardEvent, ReactNode } from 'react'
import { classes } from './classes.ts'
import styles from './Tabs.module.css'
import { useSlidingBar } from './useSlidingBar.ts'

type Props<Value extends string> = {
  /** Connects the tabs with their TabPanel. */
  id: string
  label: string
  tabs: readonly { value: Value; label: ReactNode }[]
  value: Value
  onChange: (value: Value) => void
  className?: string
}

/** Tabs that change a part of the page; tabs with paths are LinkTabs. */
export function Tabs<Value extends string>(props: Props<Value>) {
  const { id, label, tabs, value, onChange, className } = props
  const bar = useSlidingBar()

  function handleKeyDown(event: KeyboardEvent) {
    const target = stepTo(
      event.key,
      tabs.findIndex((tab) => tab.value === value),
    )
    const tab = target === undefined ? undefined : tabs.at(target % tabs.length)
    if (!tab) return
    event.preventDefault()
    onChange(tab.value)
    document.getElementById(tabId(id, tab.value))?.focus()
  }

  return (
    <div
      role="tablist"
      aria-label={label}
      className={classes(styles.tabs, className)}
      onKeyDown={handleKeyDown}
    >
      {tabs.map((tab) => (
        <button
          key={tab.value}
          type="button"
          role="tab"
          id={tabId(id, tab.value)}
          aria-selected={tab.value === value}
          aria-controls={panelId(id)}
          tabIndex={tab.value === value ? 0 : -1}
          className={styles.tab}
          onClick={() => onChange(tab.value)}
        >
          {tab.value === value && <span ref={bar} className={styles.bar} />}
          {tab.label}
        </button>
      ))}
    </div>
  )
}

type PanelProps = { tabs: string; value: string; children: ReactNode }

export function TabPanel({ tabs, value, children }: PanelProps) {
  return (
    <div role="tabpanel" id={panelId(tabs)} aria-labelledby={tabId(tabs, value)}>
      {children}
    </div>
  )
}

function stepTo(key: string, current: number) {
  const isRtl = document.documentElement.dir === 'rtl'
  if (key === 'Home') return 0
  if (key === 'End') return -1
  if (key === (isRtl ? 'ArrowLeft' : 'ArrowRight')) return current + 1
  if (key === (isRtl ? 'ArrowRight' : 'ArrowLeft')) return current - 1
  return undefined
}

const tabId = (id: string, value: string) => `${id}-tab-${value}`
const panelId = (id: string) => `${id}-panel`
