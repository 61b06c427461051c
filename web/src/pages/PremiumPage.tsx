import { Benefits } from '#features/premium/Benefits.tsx'
import { PremiumHero } from '#features/premium/PremiumHero.tsx'
import { PremiumNotes } from '#features/premium/PremiumNotes.tsx'
import { messages } from '#features/premium/pageMessages.ts'
import { useText } from '#lib/language.ts'
import { useTitle } from '#lib/title.ts'

export function PremiumPage() {
  const text = useText(messages)
  useTitle(text.title)

  return (
    <>
      <PremiumHero />
      <Benefits />
      <PremiumNotes />
    </>
  )
}
