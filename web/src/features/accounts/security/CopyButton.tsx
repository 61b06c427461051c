import { Copy } from 'lucide-react'
import { useText } from '#lib/language.ts'
import { toast } from '#lib/toasts.ts'
import { Button } from '#ui/Button.tsx'
import { messages } from './twoStepMessages.ts'

export function CopyButton({ words }: { words: string }) {
  const text = useText(messages)

  async function handleCopy() {
    try {
      await navigator.clipboard.writeText(words)
      toast.success(text.copied)
    } catch {
      toast.error(text.copyFailed)
    }
  }

  return (
    <Button look="line" size="sm" onClick={() => void handleCopy()}>
      <Copy aria-hidden="true" />
      {text.copy}
    </Button>
  )
}
