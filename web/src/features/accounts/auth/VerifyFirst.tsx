import { catalogue, useText } from '#lib/language.ts'
import { LockArt } from '#ui/art/LockArt.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { LinkButton } from '#ui/LinkButton.tsx'

const messages = catalogue({
  verifyTitle: ['One step first', 'पहिले एउटा काम'],
  verifySentence: ['Please verify your email to post.', 'पोस्ट गर्न पहिले इमेल पक्का गर्नुहोस्।'],
  verify: ['Verify email', 'इमेल पक्का गर्नुहोस्'],
})

/** For members who have not verified their email yet. */
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
