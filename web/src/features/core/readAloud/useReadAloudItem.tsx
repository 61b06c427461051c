import type { Body } from '@jes/contract/core/body'
import { paragraphsOf } from '@jes/contract/core/paragraphs'
import { Volume2, VolumeX } from 'lucide-react'
import { useEffect } from 'react'
import { isNepali, useText } from '#lib/language.ts'
import type { MenuItemProps } from '#ui/MenuItem.tsx'
import { messages } from './messages.ts'
import { readAloud, stopReading, useReading } from './reading.ts'
import { useHasVoice } from './voices.ts'

type Readable = { kind: string; id: string; title: string | null; body: Body }

/** The menu entry that reads a text aloud, and then stops it; none where the device has no voice for it. */
export function useReadAloudItem({ kind, id, title, body }: Readable): MenuItemProps[] {
  const text = useText(messages)
  const key = `${kind} ${id}`
  const words = [...(title ? [title] : []), ...paragraphsOf(body)]
  const hasVoice = useHasVoice(isNepali(words.join(' ')) ? 'ne' : 'en')
  const isReading = useReading((reading) => reading.id === key)
  useEffect(() => () => stopReading(key), [key])

  if (!hasVoice || words.length === 0) return []
  return [
    isReading
      ? { label: text.stop, icon: <VolumeX />, onSelect: () => stopReading(key) }
      : { label: text.read, icon: <Volume2 />, onSelect: () => readAloud(key, words) },
  ]
}
