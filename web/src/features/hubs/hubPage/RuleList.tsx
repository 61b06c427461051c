import type { HubRule } from '@jes/contract/hubs/hubs'
import { number } from '#lib/numbers.ts'
import { InOrder } from '#ui/InOrder.tsx'
import { Txt } from '#ui/Txt.tsx'
import styles from './RuleList.module.css'

export function RuleList({ rules }: { rules: readonly HubRule[] }) {
  return (
    <ol className={styles.rules}>
      <InOrder of={rules}>
        {(rule, index) => (
          <li className={styles.rule}>
            <span className={styles.number} aria-hidden="true">
              {number(index + 1)}
            </span>
            <div className={styles.words}>
              <Txt as="p" className={styles.title}>
                {rule.title}
              </Txt>
              {rule.description && (
                <Txt as="p" className={styles.description}>
                  {rule.description}
                </Txt>
              )}
            </div>
          </li>
        )}
      </InOrder>
    </ol>
  )
}
