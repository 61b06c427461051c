import { EyeOff } from 'lucide-react'
import type { ComponentProps } from 'react'
import { DictationButton } from '#features/core/dictation/DictationButton.tsx'
import { EmojiButton } from '#features/core/emoji/EmojiButton.tsx'
import { useText } from '#lib/language.ts'
import { IconButton } from '#ui/IconButton.tsx'
import { messages } from './messages.ts'

type Props = ComponentProps<typeof EmojiButton> & { onSpoiler: () => void }

/** What a text can be written with beside its first tools and the keys. */
export function WritingAids({ onSpoiler, ...props }: Props) {
  const text = useText(messages)

  return (
    <>
      <IconButton
        label={text.spoiler}
        className={props.className}
        // The selection stays in the text.
        onPointerDown={(event) => event.preventDefault()}
        onClick={onSpoiler}
      >
        <EyeOff />
      </IconButton>
      <EmojiButton {...props} />
      <DictationButton {...props} />
    </>
  )
}
