import { HUB_DESCRIPTION_MAX_LENGTH, type Hub } from '@jes/contract/hubs/hubs'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { RuleRows } from '#features/hubs/hubFields/RuleRows.tsx'
import { atRows, blankRow, rowOf, rulesOf } from '#features/hubs/hubFields/ruleRows.ts'
import { TagField } from '#features/hubs/hubFields/TagField.tsx'
import { langOf, useText } from '#lib/language.ts'
import { toast } from '#lib/toasts.ts'
import { useSubmit } from '#lib/useForm.ts'
import { Alert } from '#ui/Alert.tsx'
import { Button } from '#ui/Button.tsx'
import { TextArea } from '#ui/TextArea.tsx'
import { UnsavedGuard } from '#ui/UnsavedGuard.tsx'
import { editHub } from './api.ts'
import { DistrictSelect } from './DistrictSelect.tsx'
import { messages } from './messages.ts'
import styles from './settings.module.css'

/** What the hub says of itself; what was typed stays until the server has it. */
export function AboutForm({ hub }: { hub: Hub }) {
  const text = useText(messages)
  const client = useQueryClient()
  const [draft, setDraft] = useState(() => draftOf(hub))
  const wanted = wordsOf(draft)
  const isChanged = JSON.stringify(wanted) !== JSON.stringify(wordsOf(draftOf(hub)))

  const { form, isSending, mend, ...refused } = useSubmit(async () => {
    if (!isChanged) return
    setDraft(draftOf(await editHub(client, hub, wanted)))
    toast.success(text.saved)
  })
  const problems = atRows(refused.problems, draft.rules)

  function change(part: Partial<typeof draft>) {
    setDraft({ ...draft, ...part })
    mend()
  }

  return (
    <form className={styles.section} {...form}>
      <h2 className={styles.title}>{text.about}</h2>
      <p className={styles.hint}>{text.nameStays}</p>
      {problems.form && <Alert>{problems.form}</Alert>}
      <TextArea
        name="description"
        label={text.description}
        error={problems.description}
        limit={HUB_DESCRIPTION_MAX_LENGTH}
        counts="length"
        value={draft.description}
        lang={langOf(draft.description)}
        onChange={(event) => change({ description: event.target.value })}
      />
      <TagField
        tags={draft.tags}
        error={problems.tags ?? problems['tags.0']}
        onChange={(tags) => change({ tags })}
      />
      <DistrictSelect
        value={draft.district}
        error={problems.district}
        onChange={(district) => change({ district })}
      />
      <div>
        <h3 className={styles.name}>{text.rules}</h3>
        <p className={styles.hint}>{text.rulesHint}</p>
        <RuleRows rows={draft.rules} problems={problems} onChange={(rules) => change({ rules })} />
      </div>
      <Button type="submit" busy={isSending} busyLabel={text.saving} disabled={!isChanged}>
        {text.save}
      </Button>
      <UnsavedGuard isUnsaved={isChanged} />
    </form>
  )
}

function draftOf({ description, tags, district, rules }: Hub) {
  return { description, tags, district, rules: rules.length > 0 ? rules.map(rowOf) : [blankRow()] }
}

function wordsOf({ description, tags, district, rules }: ReturnType<typeof draftOf>) {
  return { description: description.trim(), tags, district, rules: rulesOf(rules) }
}
