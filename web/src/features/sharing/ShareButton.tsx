import { Send } from 'lucide-react'
import { catalogue, useText } from '#lib/language.ts'
import { IconButton } from '#ui/IconButton.tsx'

const messages = catalogue({ share: ['Share', 'सेयर'] })

type Props = { title: string; path: string; look?: 'bare' | 'filled' }

export function ShareButton({ title, path, look = 'bare' }: Props) {
  const text = useText(messages)

  async function handleClick() {
    const { share } = await import('./share.ts')
    await share({ title, path })
  }

  return (
    <IconButton label={text.share} look={look} onClick={() => void handleClick()}>
      <Send />
    </IconButton>
  )
}
