import { BIO_MAX_LENGTH, DISPLAY_NAME_MAX_LENGTH, type Profile } from '@jes/contract/core/users'
import { SaveSign } from '#features/core/settings/SaveSign.tsx'
import { profileHref } from '#features/core/users/profileAddress.ts'
import { expectBy } from '#lib/check.ts'
import { langOf, useText } from '#lib/language.ts'
import { useSubmit } from '#lib/useForm.ts'
import { Alert } from '#ui/Alert.tsx'
import { Button } from '#ui/Button.tsx'
import { Link } from '#ui/Link.tsx'
import { TextArea } from '#ui/TextArea.tsx'
import { TextInput } from '#ui/TextInput.tsx'
import { UnsavedGuard } from '#ui/UnsavedGuard.tsx'
import { useChangeProfile } from './api.ts'
import { DistrictField } from './DistrictField.tsx'
import { useDraft, wordsOf } from './draft.ts'
import { LinkFields } from './LinkFields.tsx'
import { messages } from './messages.ts'
import { ProfilePreview } from './ProfilePreview.tsx'
import styles from './profileEdit.module.css'

const loadChange = async () => (await import('@jes/contract/core/users')).ProfileChange

/** What was typed stays until the server has it. */
export function ProfileForm({ profile }: { profile: Profile }) {
  const text = useText(messages)
  const { draft, isChanged, change, forget } = useDraft(profile)
  const save = useChangeProfile()
  const { form, problems, isSending, mend } = useSubmit(async () => {
    if (!isChanged) return
    const wanted = wordsOf(draft)
    // Empty lines are removed first, so that a problem is shown at its line.
    change({ links: wanted.links })
    await save.mutateAsync(await expectBy(loadChange, wanted))
    forget()
  })

  const edit: typeof change = (part) => {
    change(part)
    mend()
    save.reset()
  }

  return (
    <>
      <ProfilePreview profile={profile} draft={draft} />
      <form className={styles.form} {...form}>
        {problems.form && <Alert>{problems.form}</Alert>}
        <TextInput
          name="displayName"
          label={text.name}
          limit={DISPLAY_NAME_MAX_LENGTH}
          hint={profile.verifiedAs ? text.nameEndsMark : undefined}
          error={problems.displayName}
          value={draft.displayName}
          lang={langOf(draft.displayName)}
          autoComplete="name"
          onChange={(event) => edit({ displayName: event.target.value })}
        />
        <TextArea
          name="bio"
          label={text.bio}
          limit={BIO_MAX_LENGTH}
          error={problems.bio}
          value={draft.bio}
          lang={langOf(draft.bio)}
          onChange={(event) => edit({ bio: event.target.value })}
        />
        <DistrictField
          value={draft.district}
          error={problems.district}
          onChange={(district) => edit({ district })}
        />
        <LinkFields links={draft.links} problems={problems} onChange={(links) => edit({ links })} />
        <div className={styles.buttons}>
          <Button type="submit" busy={isSending} busyLabel={text.saving} disabled={!isChanged}>
            {problems.form ? text.tryAgain : text.save}
          </Button>
          <SaveSign isSaved={save.isSuccess} problem={null} />
          <Link to={profileHref(profile.username, 'posts')} className={styles.see}>
            {text.seeProfile}
          </Link>
        </div>
        <UnsavedGuard isUnsaved={isChanged} onDiscard={forget} />
      </form>
    </>
  )
}
