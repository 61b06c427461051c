import { MOST_IMAGES } from '@jes/contract/posts'
import { CircleAlert, ImagePlus } from 'lucide-react'
import { type ChangeEvent, useId, useState } from 'react'
import { useText } from '#lib/language.ts'
import { number } from '#lib/numbers.ts'
import { messages } from './messages.ts'
import { PictureDialog } from './PictureDialog.tsx'
import styles from './PictureField.module.css'
import { PictureTile } from './PictureTile.tsx'
import type { Uploads } from './uploads.ts'

type Props = {
  uploads: Uploads
  problem: string | null
  onAdd: (files: File[]) => void
}

/** The pictures of a post: chosen here, dropped or pasted anywhere on the form. */
export function PictureField({ uploads, problem, onAdd }: Props) {
  const text = useText(messages)
  const list = uploads.useList()
  const [editedKey, setEditedKey] = useState<string>()
  const labelId = useId()
  const editedIndex = list.findIndex(({ key }) => key === editedKey)
  const edited = list[editedIndex]

  function handleChoice(event: ChangeEvent<HTMLInputElement>) {
    onAdd([...(event.target.files ?? [])])
    // The same file may be chosen again after it was removed.
    event.target.value = ''
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot lay out its legend and counter in one line
    <div role="group" aria-labelledby={labelId}>
      <p className={styles.label}>
        <span id={labelId}>{text.photos}</span>
        <span className={styles.used}>{text.used(number(list.length), number(MOST_IMAGES))}</span>
      </p>
      <ul className={styles.grid}>
        {list.map((upload, index) => (
          <PictureTile
            key={upload.key}
            upload={upload}
            index={index}
            onEdit={() => setEditedKey(upload.key)}
            onRemove={() => uploads.remove(upload.key)}
            onRetry={() => uploads.retry(upload.key)}
            onPass={(draggedKey) => uploads.move(draggedKey, index)}
          />
        ))}
        {list.length < MOST_IMAGES && (
          <li>
            <label className={styles.add}>
              <ImagePlus aria-hidden="true" />
              <span aria-hidden="true">{text.add}</span>
              <input
                type="file"
                accept="image/*"
                multiple
                aria-label={text.addPhotos}
                className={styles.input}
                onChange={handleChoice}
              />
            </label>
          </li>
        )}
      </ul>
      {problem && (
        <p role="alert" className={styles.problem}>
          <CircleAlert size={16} />
          {problem}
        </p>
      )}
      {edited && (
        <PictureDialog
          upload={edited}
          index={editedIndex}
          all={list.length}
          onDescribe={(alt) => uploads.describe(edited.key, alt)}
          onMove={(to) => uploads.move(edited.key, to)}
          onClose={() => setEditedKey(undefined)}
        />
      )}
    </div>
  )
}
