import type { FirstSteps } from '@jes/contract/welcome/firstSteps'
import { useQuery } from '@tanstack/react-query'
import { useText } from '#lib/language.ts'
import { firstHubs } from './api.ts'
import { HubsStep } from './HubsStep.tsx'
import { messages } from './messages.ts'
import { StepFrame } from './StepFrame.tsx'
import type { Walk } from './useWalk.ts'

type Props = { steps: FirstSteps; walk: Walk }

export function SecondScreen({ steps, walk }: Props) {
  const text = useText(messages)
  const hubs = useQuery(firstHubs()).data?.jehubs ?? []
  const joined = hubs.filter(({ joinState }) => joinState === 'member').length
  return (
    <StepFrame
      step={2}
      heading={text.whereIsHome}
      button={joined > 0 ? text.withHubs(joined) : text.goOn}
      onContinue={() => walk.goTo(3)}
      onSkip={() => walk.goTo(3)}
      onBack={() => walk.goTo(1)}
    >
      <HubsStep steps={steps} onChange={walk.save} />
    </StepFrame>
  )
}
