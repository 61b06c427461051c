import { useText } from '#lib/language.ts'
import { Alert } from '#ui/Alert.tsx'
import { Button } from '#ui/Button.tsx'
import { messages } from './pictureMessages.ts'

type Props = { words: string; onRetry: (() => void) | undefined }

export function PictureProblem({ words, onRetry }: Props) {
  const text = useText(messages)
  return (
    <Alert>
      {words}{' '}
      {onRetry && (
        <Button look="ghost" size="sm" onClick={onRetry}>
          {text.tryAgain}
        </Button>
      )}
    </Alert>
  )
}
