import { RotateCw } from 'lucide-react'
import { useEffect } from 'react'
import { catalogue, useText } from '#lib/language.ts'
import { useLine } from '#lib/line.ts'
import { MountainArt } from './art/MountainArt.tsx'
import { Button } from './Button.tsx'
import { EmptyState } from './EmptyState.tsx'

type Props = {
  /** Why, in a sentence for people. */
  reason: string
  onRetry: () => void
  heading?: 'h1' | 'h2'
}

const messages = catalogue({
  failed: ['This did not load', 'यो लोड भएन'],
  offline: ['You are offline', 'इन्टरनेट छैन'],
  loadsByItself: [
    'This loads by itself as soon as you are connected again.',
    'इन्टरनेट आउनेबित्तिकै यो आफैँ लोड हुन्छ।',
  ],
  tryAgain: ['Try again', 'फेरि प्रयास गर्नुहोस्'],
})

/** The error state of a list or a page. What a cut connection kept away is fetched again when it is back. */
export function FailedState({ reason, onRetry, heading = 'h2' }: Props) {
  const text = useText(messages)
  const isCut = useLine(({ line }) => line === 'cut')
  useEffect(() => {
    if (!isCut) return
    return useLine.subscribe(({ line }) => {
      if (line !== 'cut') onRetry()
    })
  }, [isCut, onRetry])

  return (
    <div role="alert">
      <EmptyState
        roomy
        heading={heading}
        art={<MountainArt />}
        title={isCut ? text.offline : text.failed}
        action={
          <Button onClick={onRetry}>
            <RotateCw />
            {text.tryAgain}
          </Button>
        }
      >
        {isCut ? text.loadsByItself : reason}
      </EmptyState>
    </div>
  )
}
