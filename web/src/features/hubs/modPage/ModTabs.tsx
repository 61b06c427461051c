import type { Hub } from '@jes/contract/hubs/hubs'
import { useText } from '#lib/language.ts'
import { CountBadge } from '#ui/CountBadge.tsx'
import { LinkTabs } from '#ui/LinkTabs.tsx'
import styles from './ModTabs.module.css'
import { messages } from './pageMessages.ts'
import { type ModTab, modPath } from './tabs.ts'

type Props = { hub: Hub; tabs: readonly ModTab[]; tab: ModTab }

export function ModTabs({ hub, tabs, tab }: Props) {
  const text = useText(messages)
  const waiting: Partial<Record<ModTab, number>> = {
    queue: hub.waiting?.reports ?? 0,
    requests: hub.waiting?.requests ?? 0,
  }
  return (
    <LinkTabs
      label={text.tabs}
      className={styles.tabs!}
      current={modPath(hub.name, tab)}
      tabs={tabs.map((one) => ({
        href: modPath(hub.name, one),
        label: (
          <>
            {text[one]}
            <CountBadge count={waiting[one] ?? 0} label={text.waiting} look="quiet" />
          </>
        ),
      }))}
    />
  )
}
