import { Lock } from 'lucide-react'
import { useText } from '#lib/language.ts'
import { EmptyState } from '#ui/EmptyState.tsx'
import { messages } from './privateMessages.ts'

/** Stands in the place of what a private account shows to its followers. */
export function PrivateNote() {
  const text = useText(messages)
  return (
    <EmptyState art={<Lock size={48} />} title={text.isPrivate}>
      {text.isPrivateWhy}
    </EmptyState>
  )
}
