import { MOST_IMAGES } from '@jes/contract/posts/posts'
import { CircleAlert, ImagePlus } from 'lucide-react'
import { type ChangeEvent, lazy, Suspense, useEffect, useId, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useText } from '#lib/language.ts'
import { number } from '#lib/numbers.ts'
import { Group } from '#ui/Group.tsx'
import { messages } from './messages.ts'
import styles from './PictureField.module.css'
import { PictureTile } from './PictureTile.tsx'
import type { Upload, Uploads } from './uploads.ts'

const loadDialog = () => import('./PictureDialog.tsx')
const PictureDialog = lazy(async () => ({ default: (await loadDialog()).PictureDialog }))

type Props = {
  uploads: Uploads
  problem: string | null
  onAdd: (files: File[]) => void
  /** The pictures changed: their problems may be solved. */
  onMend: () => void
}

/** The pictures of a post: chosen here, dropped or pasted anywhere on the form. */
export function PictureField({ uploads, problem, onAdd, onMend }: Props) {
  const text = useText(messages)
  const list = uploads.useList()
  const [editedKey, setEditedKey] = useState<string>()
  const labelId = useId()
  const grid = useRef<HTMLUListElement>(null)
  const editedIndex = list.findIndex(({ key }) => key === editedKey)
  const edited = list[editedIndex]
  const hasPictures = list.length > 0

  // Somebody who pressed the picture button on another page does not press again.
  useEffect(() => {
    const input = grid.current?.querySelector<HTMLInputElement>('input[type=file]')
    const isWanted = window.location.search.includes('with=picture')
    if (isWanted && navigator.userActivation?.isActive) input?.click()
  }, [])

  // While a picture is uploaded, the dialog for its alt text is loaded.
  useEffect(() => {
    if (hasPictures) void loadDialog().catch(() => {})
  }, [hasPictures])

  function handleChoice(event: ChangeEvent<HTMLInputElement>) {
    onAdd([...(event.target.files ?? [])])
    // The same file may be chosen again after it was removed.
    event.target.value = ''
  }

  /** The pressed button disappears; the focus moves to the next picture or the field. */
  function act(index: number, change: () => void) {
    flushSync(() => {
      change()
      onMend()
    })
    grid.current?.children[index]?.querySelector<HTMLElement>('button, input')?.focus()
  }

  /** Why uploads failed, each reason once; on the picture itself there is no space for words. */
  function stuckIn(list: readonly Upload[]) {
    const reasons = new Set(list.flatMap(({ problem }) => problem ?? []))
    return [...reasons].map((reason) => {
      const places = list.flatMap(({ problem }, index) =>
        problem === reason ? number(index + 1) : [],
      )
      return text.stuck(places.join(', '), reason)
    })
  }

  return (
    <Group aria-labelledby={labelId}>
      <p className={styles.label}>
        <span id={labelId}>{text.photos}</span>
        <span className={styles.used}>{text.used(number(list.length), number(MOST_IMAGES))}</span>
      </p>
      <ul ref={grid} className={styles.grid}>
        {list.map((upload, index) => (
          <PictureTile
            key={upload.key}
            upload={upload}
            index={index}
            onEdit={() => setEditedKey(upload.key)}
            onRemove={() => act(index, () => uploads.remove(upload.key))}
            onRetry={() => act(index, () => uploads.retry(upload.key))}
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
      {[...stuckIn(list), ...(problem ? [problem] : [])].map((words) => (
        <p key={words} role="alert" className={styles.problem}>
          <CircleAlert size={16} />
          {words}
        </p>
      ))}
      <Suspense>
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
      </Suspense>
    </Group>
  )
}
