import type { Hub } from '@jes/contract/hubs/hubs'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { ChosenPicture, PictureKind } from '#features/hubs/hubFields/hubPictures.ts'
import { PictureSlot } from '#features/hubs/hubFields/PictureSlot.tsx'
import { useText } from '#lib/language.ts'
import { toast } from '#lib/toasts.ts'
import { refusalOf } from '#lib/useForm.ts'
import { editHub } from './api.ts'
import { messages } from './messages.ts'
import styles from './settings.module.css'

/** Each is kept as soon as it is cropped. */
export function Pictures({ hub }: { hub: Hub }) {
  const text = useText(messages)
  const client = useQueryClient()
  const [problems, setProblems] = useState<Record<string, string>>({})

  async function set(kind: PictureKind, picture: ChosenPicture | null) {
    setProblems({ ...problems, [kind]: '' })
    try {
      await editHub(client, hub, { [kind]: picture?.part ?? null })
      toast.success(text.saved)
    } catch (error) {
      const refused = refusalOf(error)
      setProblems({ ...problems, [kind]: refused[kind] ?? refused.form ?? '' })
    }
    if (picture) URL.revokeObjectURL(picture.url)
  }

  const slot = (kind: PictureKind, url: string | null) => (
    <PictureSlot
      kind={kind}
      url={url}
      chosen={null}
      error={problems[kind] || undefined}
      onChoose={(picture) => void set(kind, picture)}
      onRemove={() => void set(kind, null)}
      onProblem={(problem) => setProblems({ ...problems, [kind]: problem })}
    />
  )

  return (
    <section className={styles.section}>
      <h2 className={styles.title}>{text.pictures}</h2>
      <div className={styles.pictures}>
        {slot('coverImage', hub.cover)}
        {slot('icon', hub.icon)}
      </div>
    </section>
  )
}
