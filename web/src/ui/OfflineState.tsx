import { RotateCw } from 'lucide-react'
import { catalogue, useText } from '#lib/language.ts'
import { MountainArt } from './art/MountainArt.tsx'
import { Button } from './Button.tsx'
import { EmptyState } from './EmptyState.tsx'

type Props = { onRetry: () => void; heading: 'h1' | 'h2' }

const messages = catalogue({
  offline: ['You are offline', 'तपाईं अफलाइन हुनुहुन्छ'],
  loadsLater: [
    'This is not on your device yet. It loads by itself when you are back.',
    'यो अहिलेसम्म तपाईंको फोनमा छैन। इन्टरनेट आएपछि आफैँ देखिन्छ।',
  ],
  tryAgain: ['Try again', 'फेरि प्रयास गर्नुहोस्'],
})

/** In the place of a list or a page that was never read here, while there is no connection. */
export function OfflineState({ onRetry, heading }: Props) {
  const text = useText(messages)
  return (
    <div role="status">
      <EmptyState
        roomy
        heading={heading}
        art={<MountainArt />}
        title={text.offline}
        action={
          <Button look="quiet" onClick={onRetry}>
            <RotateCw />
            {text.tryAgain}
          </Button>
        }
      >
        {text.loadsLater}
      </EmptyState>
    </div>
  )
}
