import type { ReactNode } from 'react'
import { SettingSection } from '#features/core/settings/SettingSection.tsx'
import { useText } from '#lib/language.ts'
import { messages } from './messages.ts'
import styles from './waysIn.module.css'

/** Everything that opens my account, a `WayRow` each. */
export function WaysIn({ children }: { children: ReactNode }) {
  const text = useText(messages)
  return (
    <SettingSection title={text.waysIn}>
      <p className={styles.why}>{text.keepTwo}</p>
      <ul>{children}</ul>
    </SettingSection>
  )
}
