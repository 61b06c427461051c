import type { ModAct } from '@jes/contract/hubs/moderation'
import { useText } from '#lib/language.ts'
import { Txt } from '#ui/Txt.tsx'
import { ActHead } from './ActHead.tsx'
import { AppealForm } from './AppealForm.tsx'
import { AppealState } from './AppealState.tsx'
import styles from './appeal.module.css'
import { messages } from './messages.ts'

/** What was done, by whom and why; and the one appeal against it. */
export function ActView({ act }: { act: ModAct }) {
  const text = useText(messages)
  const { action, rule, reason, content, detail, appeal } = act
  const days = action === 'ban' || action === 'suspend' ? Number(detail ?? 0) : null

  return (
    <>
      <section className={styles.section}>
        <ActHead act={act} />
        {rule && <Fact name={text.rule} said={rule} />}
        <Fact name={text.reason} said={reason || text.noReason} />
        {days !== null && (
          <Fact name={text.lasts} said={days > 0 ? text.days(days) : text.forGood} />
        )}
        {action === 'labelPost' && detail && <Fact name={text.label} said={detail} />}
        {content && (
          <>
            <h3 className={styles.name}>{text.yourWords}</h3>
            <Txt as="p" className={styles.quote}>
              {content}
            </Txt>
          </>
        )}
      </section>
      {(appeal || act.canAppeal) && (
        <section className={styles.section}>
          <h2 className={styles.title}>{appeal ? text.yourAppeal : text.appeal}</h2>
          {appeal ? <AppealState appeal={appeal} /> : <AppealForm act={act} />}
        </section>
      )}
    </>
  )
}

function Fact({ name, said }: { name: string; said: string }) {
  return (
    <>
      <h3 className={styles.name}>{name}</h3>
      <Txt as="p" className={styles.said}>
        {said}
      </Txt>
    </>
  )
}
