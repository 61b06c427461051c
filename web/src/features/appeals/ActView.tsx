import type { ModAct } from '@jes/contract/moderation'
import { hubPath } from '#features/hubs/hubPath.ts'
import { langOf, useText } from '#lib/language.ts'
import { HubIcon } from '#ui/HubIcon.tsx'
import { Link } from '#ui/Link.tsx'
import { Time } from '#ui/Time.tsx'
import { Txt } from '#ui/Txt.tsx'
import { AppealForm } from './AppealForm.tsx'
import { AppealState } from './AppealState.tsx'
import styles from './appeal.module.css'
import { messages } from './messages.ts'

const told = ['removePost', 'removeComment', 'warn', 'ban'] as const

/** What was done, by which hub and why; and the one appeal against it. */
export function ActView({ act }: { act: ModAct }) {
  const text = useText(messages)
  const { jehub, rule, reason, content, detail, appeal } = act
  const action = told.find((one) => one === act.action) ?? 'other'
  const sentence = text[action](jehub.name)
  const days = act.action === 'ban' ? Number(detail ?? 0) : null

  return (
    <>
      <section className={styles.section}>
        <header className={styles.head}>
          <HubIcon id={jehub._id} name={jehub.name} image={jehub.icon} size={48} />
          <div>
            <h2 className={styles.title} lang={langOf(sentence)}>
              {sentence}
            </h2>
            <p className={styles.hint}>
              <Time iso={act.createdAt} /> ·{' '}
              <Link to={hubPath(jehub.name)} className={styles.link}>
                {text.toHub(jehub.name)}
              </Link>
            </p>
          </div>
        </header>
        {rule && <Fact name={text.rule} said={rule} />}
        <Fact name={text.reason} said={reason || text.noReason} />
        {days !== null && (
          <Fact name={text.lasts} said={days > 0 ? text.days(days) : text.forGood} />
        )}
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
