import { RotateCw } from 'lucide-react'
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
  tryAgain: ['Try again', 'फेरि प्रयास गर्नुहोस्'],
  offline: ['You are offline', 'तपाईं अफलाइन हुनुहुन्छ'],
  loadsLater: [
    'This is not on your device yet. It loads by itself when you are back.',
    'यो अहिलेसम्म तपाईंको फोनमा छैन। इन्टरनेट आएपछि आफैँ देखिन्छ।',
  ],
})

/** The error state of a list or a page; without a connection nothing has gone wrong, it is only not here. */
export function FailedState({ reason, onRetry, heading = 'h2' }: Props) {
  const text = useText(messages)
  const isCut = useLine(({ line }) => line === 'cut')

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
        {isCut ? text.loadsLater : reason}
      </EmptyState>
    </div>
  )
}
