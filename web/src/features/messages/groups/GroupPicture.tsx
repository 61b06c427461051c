import type { Group } from '@jes/contract/messages/talks'
import { useQueryClient } from '@tanstack/react-query'
import { type ChangeEvent, lazy, Suspense, useState } from 'react'
import { problemOf } from '#features/core/pictureUploads/problemOf.ts'
import { wordsOf } from '#features/core/pictureUploads/problemWords.ts'
import { useText } from '#lib/language.ts'
import { useSend } from '#lib/useForm.ts'
import { Alert } from '#ui/Alert.tsx'
import { Button } from '#ui/Button.tsx'
import { changeGroup, setGroupPicture } from './api.ts'
import { GroupAvatar } from './GroupAvatar.tsx'
import styles from './group.module.css'
import { messages } from './messages.ts'

const CropDialog = lazy(async () => ({
  default: (await import('#features/core/cropping/CropDialog.tsx')).CropDialog,
}))

const SHAPE = { width: 512, height: 512 }

/** The picture of a group: chosen, cropped, saved at once. */
export function GroupPicture({ talkId, group }: { talkId: string; group: Group }) {
  const text = useText(messages)
  const client = useQueryClient()
  const [file, setFile] = useState<File>()
  const { send, problems, isSending, setProblems } = useSend()
  const problem = problems.image ?? problems.form

  function handleChoice(event: ChangeEvent<HTMLInputElement>) {
    const chosen = event.target.files?.[0]
    event.target.value = ''
    if (!chosen) return
    const wrong = problemOf(chosen)
    setProblems(wrong ? { image: wordsOf(wrong) } : {})
    if (!wrong) setFile(chosen)
  }

  return (
    <div className={styles.picture}>
      <GroupAvatar id={talkId} group={group} size={52} />
      <input
        type="file"
        accept="image/*"
        disabled={isSending}
        aria-label={text.picture}
        onChange={handleChoice}
      />
      {group.image && (
        <Button
          look="quiet"
          size="sm"
          disabled={isSending}
          onClick={() => void send(() => changeGroup(client, talkId, { image: null }))}
        >
          {text.removePicture}
        </Button>
      )}
      {problem && <Alert>{problem}</Alert>}
      <Suspense>
        {file && (
          <CropDialog
            title={text.cropPicture}
            file={file}
            shape={SHAPE}
            round
            onDone={(part) => {
              setFile(undefined)
              void send(() => setGroupPicture(client, talkId, part))
            }}
            onClose={() => setFile(undefined)}
            onFail={() => {
              setFile(undefined)
              setProblems({ image: wordsOf('notAnImage') })
            }}
          />
        )}
      </Suspense>
    </div>
  )
}
