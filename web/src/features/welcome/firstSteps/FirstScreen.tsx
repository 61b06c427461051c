import { useText } from '#lib/language.ts'
import { LanguageStep } from './LanguageStep.tsx'
import { messages } from './messages.ts'
import { StepFrame } from './StepFrame.tsx'
import type { Walk } from './useWalk.ts'

export function FirstScreen({ walk }: { walk: Walk }) {
  const text = useText(messages)
  return (
    <StepFrame
      step={1}
      heading={text.yourWay}
      sentence={text.anyTime}
      button={text.goOn}
      onContinue={() => walk.goTo(2)}
      onSkip={() => walk.goTo(2)}
    >
      <LanguageStep />
    </StepFrame>
  )
}
