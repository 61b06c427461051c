import { RotateCw } from 'lucide-react'
import { catalogue, useText } from '#lib/language.ts'
import { useLine } from '#lib/line.ts'
import { MountainArt } from './art/MountainArt.tsx'
import { Button } from './Button.tsx'
import { EmptyState } from './EmptyState.tsx'
import { late } from './late.tsx'

type Props = {
  /** Why, in a sentence for people. */
  reason: string
  onRetry: () => void
  heading?: 'h1' | 'h2'
}

const messages = catalogue({
  failed: ['This did not load', 'यो लोड भएन'],
  tryAgain: ['Try again', 'फेरि प्रयास गर्नुहोस्'],
})

const OfflineState = late(async () => (await import('./OfflineState.tsx')).OfflineState)

/** The error state of a list or a page; without a connection nothing has gone wrong, it is only not here. */
export function FailedState({ reason, onRetry, heading = 'h2' }: Props) {
  const text = useText(messages)
  const isCut = useLine(({ line }) => line === 'cut')

  if (isCut) return <OfflineState {...{ onRetry, heading }} />
  return (
    <div role="alert">
      <EmptyState
        roomy
        heading={heading}
        art={<MountainArt />}
        title={text.failed}
        action={
          <Button onClick={onRetry}>
            <RotateCw />
            {text.tryAgain}
          </Button>
        }
      >
        {reason}
      </EmptyState>
    </div>
  )
}
