import type { Hub } from '@jes/contract/hubs/hubs'
import { useQueryClient } from '@tanstack/react-query'
import type { ChosenPicture, PictureKind } from '#features/hubs/hubFields/hubPictures.ts'
import { PictureSlot } from '#features/hubs/hubFields/PictureSlot.tsx'
import { useText } from '#lib/language.ts'
import { toast } from '#lib/toasts.ts'
import { useSend } from '#lib/useForm.ts'
import { editHub } from './api.ts'
import { messages } from './messages.ts'

type Props = { hub: Hub; kind: PictureKind; url: string | null }

/** A picture of a hub, saved as soon as it is cropped. */
export function SavedPicture({ hub, kind, url }: Props) {
  const text = useText(messages)
  const client = useQueryClient()
  const { send, problems, setProblems, mend } = useSend()

  async function save(picture: ChosenPicture | null) {
    mend()
    await send(async () => {
      await editHub(client, hub, { [kind]: picture?.part ?? null })
      toast.success(text.saved)
    })
    if (picture) URL.revokeObjectURL(picture.url)
  }

  return (
    <PictureSlot
      kind={kind}
      url={url}
      chosen={null}
      error={problems[kind] ?? problems.form}
      onChoose={(picture) => void save(picture)}
      onRemove={() => void save(null)}
      onProblem={(problem) => setProblems({ [kind]: problem })}
    />
  )
}
