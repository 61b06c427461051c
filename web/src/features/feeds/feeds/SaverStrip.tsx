import { Leaf } from 'lucide-react'
import { useText } from '#lib/language.ts'
import { useLine } from '#lib/line.ts'
import { Strip } from '#ui/Strip.tsx'
import { messages } from './saverMessages.ts'

/** Explains why pictures are not loaded, and where to change it. */
export function SaverStrip() {
  const text = useText(messages)
  const isCut = useLine(({ line }) => line === 'cut')
  // One strip at a time: that there is no connection matters more.
  if (isCut) return null

  return (
    <Strip
      tone="success"
      icon={<Leaf size={20} />}
      link={{ to: '/setting#saver', label: text.change }}
    >
      {text.saverOn}
    </Strip>
  )
}
