import { useQuery } from '@tanstack/react-query'
import { me } from '#features/core/viewer/me.ts'
import { isOnSale, plansOnSale } from '#features/money/checkout/api.ts'
import { Checkout } from '#features/money/checkout/Checkout.tsx'
import { Benefits } from '#features/money/premium/Benefits.tsx'
import { PremiumHero } from '#features/money/premium/PremiumHero.tsx'
import { PremiumNotes } from '#features/money/premium/PremiumNotes.tsx'
import { messages } from '#features/money/premium/pageMessages.ts'
import { useText } from '#lib/language.ts'
import { useTitle } from '#lib/title.ts'
import { late } from '#ui/late.tsx'
import { wantsStillness } from '#ui/motion.ts'

const Eligibility = late(
  async () => (await import('#features/money/earnings/Eligibility.tsx')).Eligibility,
)

export function PremiumPage() {
  const text = useText(messages)
  const sale = useQuery(plansOnSale())
  const own = useQuery(me())
  const isSold = !sale.data || isOnSale(sale.data)
  useTitle(text.title)

  return (
    <>
      <PremiumHero premium={own.data?.user.premium} onChoose={isSold ? showPlans : undefined} />
      <Benefits />
      <Checkout />
      <PremiumNotes />
      <Eligibility />
    </>
  )
}

/** The focus moves too, so that Tab continues there. */
function showPlans() {
  const section = document.getElementById('plans')
  section?.scrollIntoView({ behavior: wantsStillness() ? 'auto' : 'smooth' })
  section?.querySelector('h2')?.focus({ preventScroll: true })
}
