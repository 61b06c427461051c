import { type Automod, MOST_AUTOMOD_RULES, TRIED_POSTS } from '@jes/contract/hubs/automod'
import { FlaskConical } from 'lucide-react'
import { useText } from '#lib/language.ts'
import { Alert } from '#ui/Alert.tsx'
import { Button } from '#ui/Button.tsx'
import { Chip } from '#ui/Chip.tsx'
import { UnsavedGuard } from '#ui/UnsavedGuard.tsx'
import { AddRule } from './AddRule.tsx'
import styles from './automod.module.css'
import { newRule } from './draft.ts'
import { dropDrafts } from './drafts.ts'
import { messages } from './messages.ts'
import { RuleEditor } from './RuleEditor.tsx'
import { TrialResult } from './TrialResult.tsx'
import { useAutomod } from './useAutomod.ts'

type Props = { hub: string; saved: Automod }

/** Rules are typed, tried on the latest posts, and only then switched on. */
export function AutomodForm({ hub, saved }: Props) {
  const text = useText(messages)
  const form = useAutomod(hub, saved)
  const { drafts, work, isChanged, isTried } = form
  const isEmpty = drafts.length === 0

  return (
    <>
      <section className={styles.section}>
        <header className={styles.head}>
          <h2 className={styles.title}>{text.title}</h2>
          <Chip tone={saved.isOn ? 'green' : 'grey'}>{saved.isOn ? text.isOn : text.isOff}</Chip>
        </header>
        <p className={styles.hint}>{text.why}</p>
        {isEmpty && <p className={styles.hint}>{text.none}</p>}
        {drafts.map((draft, place) => (
          <RuleEditor
            key={draft.key}
            draft={draft}
            place={place}
            problem={form.problemOf(place)}
            onChange={(changed) => form.change(drafts.with(place, changed))}
            onRemove={() => form.change(drafts.toSpliced(place, 1))}
          />
        ))}
        {drafts.length < MOST_AUTOMOD_RULES ? (
          <AddRule onAdd={(kind) => form.change([...drafts, newRule(kind)])} />
        ) : (
          <p className={styles.hint}>{text.full(MOST_AUTOMOD_RULES)}</p>
        )}
        {form.problem && <Alert>{form.problem}</Alert>}
        <div className={styles.buttons}>
          <Button
            look="quiet"
            busy={work === 'try'}
            busyLabel={text.trying}
            disabled={isEmpty}
            onClick={() => void form.attempt()}
          >
            <FlaskConical />
            {text.try(TRIED_POSTS)}
          </Button>
          {(isChanged || saved.isOn) && (
            <Button
              look="line"
              busy={work === 'save'}
              busyLabel={text.saving}
              disabled={!isChanged || (saved.isOn && !isTried)}
              onClick={() => void form.save(saved.isOn)}
            >
              {text.save}
            </Button>
          )}
          <Button
            look={saved.isOn ? 'dangerLine' : 'primary'}
            busy={work === 'switch'}
            busyLabel={text.saving}
            disabled={!saved.isOn && (isEmpty || !isTried)}
            onClick={() => void form.save(!saved.isOn)}
          >
            {saved.isOn ? text.switchOff : text.switchOn}
          </Button>
        </div>
        {!isEmpty && !isTried && <p className={styles.hint}>{text.tryFirst}</p>}
      </section>
      {form.trial && <TrialResult trial={form.trial} />}
      <UnsavedGuard isUnsaved={isChanged} onDiscard={() => dropDrafts(hub)} />
    </>
  )
}
