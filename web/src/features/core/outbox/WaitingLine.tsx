import { useText } from '#lib/language.ts'
import { Button } from '#ui/Button.tsx'
import type { ActKind } from './acts.ts'
import { discardWish } from './keeping.ts'
import { messages } from './lineMessages.ts'
import { StateLine } from './StateLine.tsx'

type Props = { kind: ActKind; subject: string }

/** Below what was changed without a connection: that it waits, and a way to take it back. */
export function WaitingLine({ kind, subject }: Props) {
  const text = useText(messages)
  return (
    <StateLine words={kind === 'delete' ? text.deleted : text.waits}>
      <Button look="ghost" size="xs" onClick={() => discardWish(kind, subject)}>
        {kind === 'delete' ? text.keep : text.discard}
      </Button>
    </StateLine>
  )
}
