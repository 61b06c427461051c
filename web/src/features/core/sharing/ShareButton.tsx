import { Send } from 'lucide-react'
import { catalogue, useText } from '#lib/language.ts'
import { IconButton } from '#ui/IconButton.tsx'
import { share } from './share.ts'

const messages = catalogue({ share: ['Share', 'सेयर'] })

type Props = { title: string; path: string; look?: 'bare' | 'filled' }

/** The share sheet opens only right after the tap, so its code is not loaded late. */
export function ShareButton({ title, path, look = 'bare' }: Props) {
  const text = useText(messages)

  return (
    <IconButton
      label={text.share}
      look={look}
      aria-keyshortcuts="s"
      onClick={() => void share({ title, path })}
    >
      <Send />
    </IconButton>
  )
}
