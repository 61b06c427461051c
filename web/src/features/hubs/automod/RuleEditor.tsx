import { LABEL_MAX_LENGTH } from '@jes/contract/hubs/automod'
import { Trash2 } from 'lucide-react'
import { useText } from '#lib/language.ts'
import { IconButton } from '#ui/IconButton.tsx'
import { Select } from '#ui/Select.tsx'
import { TextArea } from '#ui/TextArea.tsx'
import { TextInput } from '#ui/TextInput.tsx'
import styles from './automod.module.css'
import type { Action, RuleDraft } from './draft.ts'
import { messages } from './messages.ts'

const ACTIONS: Action[] = ['hold', 'remove', 'label']

type Props = {
  draft: RuleDraft
  place: number
  /** What the server finds wrong with it. */
  problem: string | undefined
  onChange: (draft: RuleDraft) => void
  onRemove: () => void
}

export function RuleEditor({ draft, place, problem, onChange, onRemove }: Props) {
  const text = useText(messages)
  const { kind, action } = draft
  const change = (part: Partial<RuleDraft>) => onChange({ ...draft, ...part })

  return (
    <fieldset className={styles.rule}>
      <legend className={styles.legend}>
        {text.rule(place + 1)}: {text[kind]}
      </legend>
      <IconButton label={text.removeRule(place + 1)} className={styles.remove} onClick={onRemove}>
        <Trash2 />
      </IconButton>
      {kind === 'words' || kind === 'domains' ? (
        <TextArea
          label={text[kind]}
          hint={text[`${kind}Hint`]}
          error={problem}
          rows={3}
          value={draft.list}
          spellCheck={false}
          onChange={(event) => change({ list: event.target.value })}
        />
      ) : (
        <TextInput
          label={text[`${kind}Number`]}
          error={problem}
          inputMode="numeric"
          value={draft.number}
          maxLength={3}
          onChange={(event) => change({ number: event.target.value })}
        />
      )}
      <div className={styles.action}>
        <Select
          label={text.action}
          value={action}
          onChange={(action) => change({ action })}
          options={ACTIONS.map((one) => ({ value: one, label: text[one] }))}
        />
        {action === 'label' && (
          <TextInput
            label={text.labelText}
            hint={text.labelHint}
            limit={LABEL_MAX_LENGTH}
            value={draft.label}
            onChange={(event) => change({ label: event.target.value })}
          />
        )}
      </div>
    </fieldset>
  )
}
