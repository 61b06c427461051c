import { AuthLayout } from '#features/accounts/authForms/AuthLayout.tsx'
import { LostPhone } from '#features/accounts/phone/LostPhone.tsx'
import { messages } from '#features/accounts/phone/lostMessages.ts'
import { useText } from '#lib/language.ts'

export function LostPhonePage() {
  const text = useText(messages)
  return (
    <AuthLayout title={text.title} sentence={text.sentence} isPlain>
      <LostPhone />
    </AuthLayout>
  )
}
