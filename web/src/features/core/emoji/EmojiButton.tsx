import { Smile } from 'lucide-react'
import type { RefObject } from 'react'
import { flushSync } from 'react-dom'
import { applyEdit } from '#lib/applyEdit.ts'
import { catalogue, useText } from '#lib/language.ts'
import { IconButton } from '#ui/IconButton.tsx'
import { useLateDialog } from '#ui/useLateDialog.ts'

type Props = {
  area: RefObject<HTMLTextAreaElement | null>
  onChange: (text: string) => void
  className?: string | undefined
}

const messages = catalogue({ emoji: ['Emoji', 'इमोजी'] })
const load = async () => (await import('./EmojiPicker.tsx')).EmojiPicker

/** Puts an emoji where the caret is. */
export function EmojiButton({ area, onChange, className }: Props) {
  const text = useText(messages)
  const { loaded: Picker, isOpen, open, close } = useLateDialog(load)

  function handlePick(emoji: string) {
    // The field cannot take the focus while the dialog is open.
    flushSync(close)
    if (!area.current) return
    const { selectionStart: start, selectionEnd: end } = area.current
    const caret = start + emoji.length
    applyEdit(area.current, { start, end, text: emoji, select: [caret, caret] }, onChange)
  }

  return (
    <>
      <IconButton label={text.emoji} className={className} onClick={open}>
        <Smile />
      </IconButton>
      {Picker && <Picker open={isOpen} title={text.emoji} onClose={close} onPick={handlePick} />}
    </>
  )
}
