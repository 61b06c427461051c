import { useQueryClient } from '@tanstack/react-query'
import { Camera } from 'lucide-react'
import { type ChangeEvent, lazy, Suspense, useRef, useState } from 'react'
import type { Size } from '#features/core/cropping/crop.ts'
import { problemOf } from '#features/core/pictureUploads/problemOf.ts'
import { wordsOf } from '#features/core/pictureUploads/problemWords.ts'
import { useText } from '#lib/language.ts'
import { toast } from '#lib/toasts.ts'
import { useSend } from '#lib/useForm.ts'
import { Button } from '#ui/Button.tsx'
import { type PictureKind, setPicture } from './api.ts'
import styles from './PictureChange.module.css'
import { PictureProblem } from './PictureProblem.tsx'
import { messages } from './pictureMessages.ts'

const loadDialog = () => import('#features/core/cropping/CropDialog.tsx')
const CropDialog = lazy(async () => ({ default: (await loadDialog()).CropDialog }))

const shapes: Record<PictureKind, Size> = {
  image: { width: 512, height: 512 },
  cover: { width: 1500, height: 500 },
}
const words = {
  image: { change: 'changeImage', remove: 'removeImage', adjust: 'adjustImage' },
  cover: { change: 'changeCover', remove: 'removeCover', adjust: 'adjustCover' },
} as const
const said = {
  image: { kept: 'imageSaved', gone: 'imageRemoved' },
  cover: { kept: 'coverSaved', gone: 'coverRemoved' },
} as const

type Props = { kind: PictureKind; has: boolean }

/** Chosen, cropped, kept at once; what did not arrive can be sent again without choosing it again. */
export function PictureChange({ kind, has }: Props) {
  const text = useText(messages)
  const client = useQueryClient()
  const input = useRef<HTMLInputElement>(null)
  const [file, setFile] = useState<File>()
  const [unsent, setUnsent] = useState<{ part: Blob | null }>()
  const { send, problems, isSending, setProblems, mend } = useSend()
  const problem = problems[kind] ?? problems.form
  const { change, remove, adjust } = words[kind]

  function handleChoice(event: ChangeEvent<HTMLInputElement>) {
    const chosen = event.target.files?.[0]
    event.target.value = ''
    if (!chosen) return
    const wrong = problemOf(chosen)
    setUnsent(undefined)
    setProblems(wrong ? { [kind]: wordsOf(wrong) } : {})
    if (!wrong) setFile(chosen)
  }

  async function save(part: Blob | null) {
    mend()
    setUnsent({ part })
    await send(async () => {
      await setPicture(client, kind, part)
      setUnsent(undefined)
      toast.success(text[part ? said[kind].kept : said[kind].gone])
    })
  }

  function leaveCrop() {
    setFile(undefined)
    input.current?.focus()
  }

  return (
    <div className={styles.change}>
      <label className={styles.button} data-busy={isSending || undefined}>
        <Camera size={20} aria-hidden="true" />
        {isSending ? text.sending : text[change]}
        <input
          ref={input}
          type="file"
          accept="image/*"
          disabled={isSending}
          aria-label={`${text[change]}, ${text.kinds}`}
          className={styles.input}
          onChange={handleChoice}
          // Comes while the person looks for the picture.
          onClick={() => void loadDialog().catch(() => {})}
        />
      </label>
      {has && (
        <Button look="ghost" size="sm" disabled={isSending} onClick={() => void save(null)}>
          {text[remove]}
        </Button>
      )}
      {problem && (
        <PictureProblem words={problem} onRetry={unsent && (() => void save(unsent.part))} />
      )}
      <Suspense>
        {file && (
          <CropDialog
            title={text[adjust]}
            file={file}
            shape={shapes[kind]}
            round={kind === 'image'}
            onDone={(part) => {
              leaveCrop()
              void save(part)
            }}
            onClose={leaveCrop}
            onFail={() => {
              leaveCrop()
              setProblems({ [kind]: wordsOf('notAnImage') })
            }}
          />
        )}
      </Suspense>
    </div>
  )
}
