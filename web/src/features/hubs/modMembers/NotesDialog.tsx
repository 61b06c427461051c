import type { UserSummary } from '@jes/contract/core/users'
import { NOTE_MAX_LENGTH } from '@jes/contract/hubs/memberships'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useText } from '#lib/language.ts'
import { toast } from '#lib/toasts.ts'
import { useSubmit } from '#lib/useForm.ts'
import { Alert } from '#ui/Alert.tsx'
import { Button } from '#ui/Button.tsx'
import { Dialog } from '#ui/Dialog.tsx'
import { IconButton } from '#ui/IconButton.tsx'
import { Spinner } from '#ui/Spinner.tsx'
import { TextArea } from '#ui/TextArea.tsx'
import { Time } from '#ui/Time.tsx'
import { Txt } from '#ui/Txt.tsx'
import { addNote, notesOf, removeNote } from './memberNotesApi.ts'
import { messages } from './memberNotesMessages.ts'
import styles from './notes.module.css'

type Props = { hub: string; user: UserSummary; open: boolean; onClose: () => void }

/** The team's private notes about a member. */
export function NotesDialog({ hub, user, open, onClose }: Props) {
  const text = useText(messages)
  const client = useQueryClient()
  const { data, isPending, error } = useQuery({ ...notesOf(hub, user._id), enabled: open })
  const [words, setWords] = useState('')

  const { form, problems, isSending, mend } = useSubmit(async () => {
    if (!words.trim()) return
    await addNote(client, hub, user._id, words.trim())
    setWords('')
  })

  async function takeAway(id: string) {
    try {
      await removeNote(client, hub, user._id, id)
    } catch (error) {
      if (error instanceof Error) toast.error(error.message)
    }
  }

  return (
    <Dialog open={open} onClose={onClose} title={text.title(user.displayName)}>
      <p className={styles.hint}>{text.why}</p>
      <form className={styles.form} {...form}>
        {problems.form && <Alert>{problems.form}</Alert>}
        <TextArea
          name="text"
          rows={2}
          label={text.write}
          error={problems.text}
          limit={NOTE_MAX_LENGTH}
          value={words}
          onChange={(event) => {
            setWords(event.target.value)
            mend()
          }}
        />
        <Button
          type="submit"
          size="sm"
          busy={isSending}
          busyLabel={text.adding}
          disabled={!words.trim()}
        >
          {text.add}
        </Button>
      </form>
      {isPending && !error && <Spinner />}
      {error && <Alert>{error.message}</Alert>}
      {data?.notes.length === 0 && <p className={styles.hint}>{text.none}</p>}
      <ul>
        {data?.notes.map((note) => (
          <li key={note._id} className={styles.note}>
            <div className={styles.words}>
              <Txt as="p" className={styles.text}>
                {note.text}
              </Txt>
              <p className={styles.hint}>
                {note.by.displayName} · <Time iso={note.createdAt} />
              </p>
            </div>
            <IconButton label={text.remove} onClick={() => void takeAway(note._id)}>
              <Trash2 />
            </IconButton>
          </li>
        ))}
      </ul>
    </Dialog>
  )
}
