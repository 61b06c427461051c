import { HUB_DESCRIPTION_MAX_LENGTH, HUB_NAME_MAX_LENGTH } from '@jes/contract/hubs/hubs'
import { type FocusEvent, type ReactNode, useId } from 'react'
import type { PictureKind } from '#features/hubs/hubFields/hubPictures.ts'
import { PictureSlot } from '#features/hubs/hubFields/PictureSlot.tsx'
import { PrivacySwitch } from '#features/hubs/hubFields/PrivacySwitch.tsx'
import { RuleRows } from '#features/hubs/hubFields/RuleRows.tsx'
import { TagField } from '#features/hubs/hubFields/TagField.tsx'
import { langOf, useText } from '#lib/language.ts'
import { TextArea } from '#ui/TextArea.tsx'
import { TextInput } from '#ui/TextInput.tsx'
import styles from './FormSections.module.css'
import { messages } from './messages.ts'
import type { Section as SectionName } from './sections.ts'
import type { HubForm } from './useHubForm.ts'

export function FormSections({ form }: { form: HubForm }) {
  const text = useText(messages)
  const headingId = useId()
  const { draft, pictures, problems, change } = form
  const address = draft.name.trim().replaceAll(' ', '%20')

  function handleLeave({ target }: FocusEvent<HTMLInputElement | HTMLTextAreaElement>) {
    // When the whole window loses the focus, the field keeps it.
    if (target !== document.activeElement) void form.checkField(target.name)
  }

  const slot = (kind: PictureKind) => (
    <PictureSlot
      kind={kind}
      url={pictures[kind]?.url ?? null}
      chosen={pictures[kind]}
      error={problems[kind]}
      onChoose={(picture) => form.setPicture(kind, picture)}
      onRemove={() => form.setPicture(kind, null)}
      onProblem={(problem) => form.complainOf(kind, problem)}
    />
  )

  return (
    <>
      <Section name="basics">
        <TextInput
          label={text.name}
          name="name"
          value={draft.name}
          lang={langOf(draft.name)}
          limit={HUB_NAME_MAX_LENGTH}
          counts="length"
          error={problems.name}
          hint={address && text.address(`/jehub/${address}`)}
          required
          autoComplete="off"
          data-autofocus
          onChange={(event) => change({ name: event.target.value })}
          onBlur={handleLeave}
        />
        <TextArea
          label={text.description}
          name="description"
          value={draft.description}
          lang={langOf(draft.description)}
          limit={HUB_DESCRIPTION_MAX_LENGTH}
          counts="length"
          error={problems.description}
          placeholder={text.descriptionHere}
          required
          onChange={(event) => change({ description: event.target.value })}
          onBlur={handleLeave}
        />
        <PrivacySwitch
          isPrivate={draft.isPrivate}
          onChange={(isPrivate) => change({ isPrivate })}
        />
      </Section>
      <Section name="pictures">
        <div className={styles.pictures}>
          {slot('coverImage')}
          {slot('icon')}
        </div>
      </Section>
      <Section name="tags" headingId={headingId}>
        <TagField
          tags={draft.tags}
          headingId={headingId}
          error={problems.tags ?? problems['tags.0']}
          onChange={(tags) => change({ tags })}
        />
      </Section>
      <Section name="rules">
        <RuleRows rows={draft.rules} problems={problems} onChange={(rules) => change({ rules })} />
      </Section>
    </>
  )
}

type SectionProps = { name: SectionName; headingId?: string; children: ReactNode }

function Section({ name, headingId, children }: SectionProps) {
  const text = useText(messages)
  return (
    <section data-section={name} className={styles.section}>
      <h3 id={headingId} tabIndex={-1}>
        {text[name]}
      </h3>
      {children}
    </section>
  )
}
