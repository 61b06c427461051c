import type { Language } from '@jes/contract/core/settings'
import type { Sql } from '#lib/db.ts'

type Event =
  /** I bought a pass; somebody gave me one; the pass that I gave has arrived. */
  | 'bought'
  | 'given'
  | 'arrived'
  /** My payment was refunded; a pass that I was given is shorter because of a refund. */
  | 'refunded'
  | 'shortened'
  /** My pass ends in so many days; it has ended; the features that it unlocked have ended too. */
  | 'ends'
  | 'ended'
  | 'off'

type PremiumNotice = { premium: Event; days?: number; order?: string }

/** The facts of a notification about a pass. */
export type PremiumFacts = { premium?: string; days?: number }

/** Notifies a member of their pass, or of one that they gave; it links to the order, or to the plans. */
export async function notifyPremium(
  sql: Sql,
  userId: string,
  actorId: string | null,
  { order, ...facts }: PremiumNotice,
) {
  const path = order ? `/premium/orders/${order}` : '/premium'
  const group = `premium ${facts.premium} ${order ?? ''}`
  await sql`
    select notify('premium', ${group}, array[${userId}::bigint], ${actorId},
      the_facts => ${sql.json({ ...facts, path })})`
}

/** A sentence about a pass; null for any other type. */
export function sayPremium(
  { type, name, facts }: { type: string; name: string | null; facts: PremiumFacts },
  language: Language,
) {
  if (type !== 'premium') return null
  const say = SENTENCES[language][facts.premium ?? ''] ?? NEWS[language]
  return say(facts.days ?? 0, name)
}

type Say = (days: number, name: string | null) => string

const NEWS: Record<Language, Say> = {
  en: () => 'There is news of your Premium pass',
  ne: () => 'तपाईंको प्रिमियम पासको खबर छ',
}

const SENTENCES: Record<Language, Partial<Record<string, Say>>> = {
  en: {
    bought: (days) => `Your Premium pass is here: ${daysOf(days)}. Thank you!`,
    given: (days, name) => `${name ?? 'Somebody'} gave you Premium for ${daysOf(days)}`,
    arrived: (days, name) => `${name ?? 'Your friend'} has your gift: Premium for ${daysOf(days)}`,
    refunded: () => 'What you paid for Premium was paid back, and the pass is shorter for it',
    shortened: () => 'Your Premium pass is shorter now: it was paid back to who gave it to you',
    ends: (days) =>
      days > 0 ? `Your Premium pass ends in ${daysOf(days)}` : 'Your Premium pass ends today',
    ended: () => 'Your Premium pass has ended. All of it stays on for five more days',
    off: () => 'Premium is off now. What you made with it stays yours',
  },
  ne: {
    bought: (days) => `तपाईंको ${dinOf(days)} प्रिमियम पास आयो। धन्यवाद!`,
    given: (days, name) => `${byName(name, 'कसै')} तपाईंलाई ${dinOf(days)} प्रिमियम उपहार दिनुभयो`,
    arrived: (days, name) => `${byName(name, 'साथी')} तपाईंको उपहार पाउनुभयो: ${dinOf(days)} प्रिमियम`,
    refunded: () => 'प्रिमियमका लागि तिरेको पैसा फिर्ता भयो, त्यसैले पासको अवधि घट्यो',
    shortened: () => 'तपाईंको प्रिमियम पास छोटियो: दिने व्यक्तिलाई पैसा फिर्ता भयो',
    ends: (days) =>
      days > 0
        ? `तपाईंको प्रिमियम पास ${NUMBERS.format(days)} दिनमा सकिन्छ`
        : 'तपाईंको प्रिमियम पास आज सकिन्छ',
    ended: () => 'तपाईंको प्रिमियम पास सकियो। अरू पाँच दिन सबै चलिरहन्छ',
    off: () => 'प्रिमियम अब बन्द भयो। यसबाट बनाएका कुरा तपाईंकै रहन्छन्',
  },
}

function daysOf(days: number) {
  return days === 1 ? '1 day' : `${days} days`
}

const NUMBERS = new Intl.NumberFormat('ne-NP')

function dinOf(days: number) {
  return `${NUMBERS.format(days)} दिनको`
}

/** The ending is joined to a name in the same script, and separate after another. */
function byName(name: string | null, somebody: string) {
  const who = name ?? somebody
  return `${who}${/\p{Script=Devanagari}$/u.test(who) ? '' : ' '}ले`
}
