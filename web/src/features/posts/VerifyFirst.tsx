import { useText } from '#lib/language.ts'
import { LockArt } from '#ui/art/LockArt.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { LinkButton } from '#ui/LinkButton.tsx'
import { messages } from './postingMessages.ts'

/** For members who have not shown yet that their e-mail is theirs. */
export function VerifyFirst() {
  const text = useText(messages)

  return (
    <EmptyState
      roomy
      art={<LockArt />}
      title={text.verifyTitle}
      action={<LinkButton href="/verify-email">{text.verify}</LinkButton>}
    >
      {text.verifySentence}
    </EmptyState>
  )
}
