import type { Hub } from '@jes/contract/hubs/hubs'
import { createPortal } from 'react-dom'
import { useText } from '#lib/language.ts'
import { usePageCard } from '#lib/pageCard.ts'
import { SideCard } from '#ui/SideCard.tsx'
import { messages } from './insideMessages.ts'
import { RuleList } from './RuleList.tsx'

/** The one card that the page of a hub adds to the right sidebar. */
export function RulesCard({ hub }: { hub: Hub }) {
  const text = useText(messages)
  const place = usePageCard()
  if (!place || hub.rules.length === 0) return null
  return createPortal(
    <SideCard title={text.communityRules}>
      <RuleList rules={hub.rules} />
    </SideCard>,
    place,
  )
}
