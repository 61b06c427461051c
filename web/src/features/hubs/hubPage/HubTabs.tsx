import type { Hub } from '@jes/contract/hubs/hubs'
import { useText } from '#lib/language.ts'
import { LinkTabs } from '#ui/LinkTabs.tsx'
import { type HubTab, hubTabs, tabHref } from './hubTab.ts'
import { messages } from './messages.ts'

type Props = { hub: Hub; current: HubTab }

export function HubTabs({ hub, current }: Props) {
  const text = useText(messages)

  return (
    <LinkTabs
      label={text.sections}
      tabs={hubTabs.map((tab) => ({ href: tabHref(hub.name, tab), label: text[tab] }))}
      current={tabHref(hub.name, current === 'log' ? 'about' : current)}
    />
  )
}
