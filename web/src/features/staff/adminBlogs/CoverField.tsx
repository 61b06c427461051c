import { ALT_MAX_LENGTH } from '@jes/contract/core/pictures'
import { ImagePlus, Trash2 } from 'lucide-react'
import { type ChangeEvent, useRef, useState } from 'react'
import { Photo } from '#features/core/pictures/Photo.tsx'
import { problemOf } from '#features/core/pictureUploads/problemOf.ts'
import { wordsOf } from '#features/core/pictureUploads/problemWords.ts'
import { sendPicture } from '#features/core/pictureUploads/send.ts'
import { ApiError } from '#lib/api.ts'
import { hardLimit } from '#lib/graphemes.ts'
import { useText } from '#lib/language.ts'
import { Button } from '#ui/Button.tsx'
import { TextInput } from '#ui/TextInput.tsx'
import styles from './AdminBlogs.module.css'
import { messages } from './messages.ts'
import type { Writing } from './writing.ts'

type Props = {
  writing: Writing
  change: (changes: Partial<Writing>) => void
  problem: string | undefined
}

/** The picture above an article, with the words for those who do not see it. */
export function CoverField({ writing, change, problem }: Props) {
  const text = useText(messages)
  const input = useRef<HTMLInputElement>(null)
  const [progress, setProgress] = useState<number | null>(null)
  const [refused, setRefused] = useState('')
  const { cover } = writing
  const said = refused || problem || ''

  async function take(file: File) {
    const found = problemOf(file)
    setRefused(found ? wordsOf(found) : '')
    if (found) return
    setProgress(0)
    try {
      const { signal } = new AbortController()
      change({ cover: await sendPicture(file, { onProgress: setProgress, signal }) })
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      setRefused(error.fields.file ?? error.message)
    } finally {
      setProgress(null)
    }
  }

  function handleChoice(event: ChangeEvent<HTMLInputElement>) {
    const file = event.target.files?.[0]
    // The same file may be chosen again after it was removed.
    event.target.value = ''
    if (file) void take(file)
  }

  return (
    <fieldset className={styles.cover}>
      <legend className={styles.legend}>{text.cover}</legend>
      {cover && (
        <div className={styles.picture}>
          <Photo
            picture={{ ...cover, alt: writing.coverAlt }}
            sizes="(width < 48rem) 100vw, 40rem"
          />
        </div>
      )}
      <input
        ref={input}
        hidden
        type="file"
        accept="image/*"
        aria-label={text.chooseCover}
        onChange={handleChoice}
      />
      <div className={styles.buttons}>
        <Button
          look="line"
          size="sm"
          busy={progress !== null}
          busyLabel={text.sending(Math.round((progress ?? 0) * 100))}
          onClick={() => input.current?.click()}
        >
          <ImagePlus />
          {cover ? text.changeCover : text.chooseCover}
        </Button>
        {cover && (
          <Button look="ghost" size="sm" onClick={() => change({ cover: null, coverAlt: '' })}>
            <Trash2 />
            {text.removeCover}
          </Button>
        )}
      </div>
      {said && (
        <p role="alert" className={styles.problem}>
          {said}
        </p>
      )}
      {cover && (
        <TextInput
          name="coverAlt"
          label={text.alt}
          hint={text.altHint}
          maxLength={hardLimit(ALT_MAX_LENGTH)}
          value={writing.coverAlt}
          onChange={(event) => change({ coverAlt: event.target.value })}
        />
      )}
    </fieldset>
  )
}
