import type { Clip } from '@jes/contract/clips/clips'
import { ClipWaiting } from '#features/clips/clipProcessing/ClipWaiting.tsx'
import { useText } from '#lib/language.ts'
import { PageHeader } from '#ui/PageHeader.tsx'
import { messages } from './messages.ts'

/** An unpublished clip, for its owner only. */
export function OwnClip({ clip }: { clip: Clip }) {
  const text = useText(messages)

  return (
    <>
      <PageHeader title={text.clips} back="/" />
      <ClipWaiting clip={clip} />
    </>
  )
}
