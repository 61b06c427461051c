import type { Hub } from '@jes/contract/hubs/hubs'
import { useText } from '#lib/language.ts'
import { HubsArt } from '#ui/art/HubsArt.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { LinkButton } from '#ui/LinkButton.tsx'
import styles from './HubAbout.module.css'
import { messages } from './insideMessages.ts'
import { RuleList } from './RuleList.tsx'

export function HubRules({ hub }: { hub: Hub }) {
  const text = useText(messages)
  if (hub.rules.length === 0)
    return (
      <EmptyState
        art={<HubsArt />}
        title={text.noRules}
        action={
          <LinkButton look="quiet" href="/terms">
            {text.terms}
          </LinkButton>
        }
      >
        {text.noRulesSentence}
      </EmptyState>
    )
  return (
    <section aria-labelledby="hub-rules">
      <h2 id="hub-rules" className={styles.heading}>
        {text.communityRules}
      </h2>
      <RuleList rules={hub.rules} />
    </section>
  )
}
