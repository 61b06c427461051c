import type { Language } from '@jes/contract/core/settings'
import type { Sql } from '#lib/db.ts'

const PATH = '/premium/earnings'

/** The facts of a notification about money: a closed month, or a payout. */
export type PayoutFacts = {
  payout?: string
  paisa?: number
  month?: string
  reference?: string
  reason?: string
}

type PayoutNotice =
  | { payout: string; paisa: number; event: 'paid'; reference: string }
  | { payout: string; paisa: number; event: 'declined'; reason: string }

/** Notifies a creator of the state of their payout. */
export async function notifyPayout(sql: Sql, userId: string, facts: PayoutNotice) {
  await sql`
    select notify('payout', ${`payout ${facts.payout}`}, array[${userId}::bigint], null,
      the_facts => ${sql.json({ ...facts, path: PATH })})`
}

/** Notifies each creator of their share of a month. */
export async function notifyEarned(sql: Sql, month: string) {
  await sql`
    select notify('payout', 'earned ' || ${month}::text, array[a.owner_id], null,
      the_facts => jsonb_build_object('event', 'earned', 'month', ${month}::text, 'path', ${PATH}::text || '/' || ${month}::text,
        'paisa', s.lines_paisa + s.carried_paisa))
    from revenue_statements s
    join ledger_accounts a on a.id = s.account_id
    where s.month = ${`${month}-01`} and s.is_eligible and s.lines_paisa + s.carried_paisa > 0
      and a.owner_id is not null`
}

type Said = { type: string; facts: PayoutFacts & { event?: string } }

/** A sentence about money; null for any other type. */
export function sayPayout({ type, facts }: Said, language: Language) {
  if (type !== 'payout') return null
  return (SENTENCES[language][facts.event ?? ''] ?? NEWS[language])(facts)
}

type Say = (facts: PayoutFacts) => string

const NEWS: Record<Language, Say> = {
  en: () => 'There is news of what you earned',
  ne: () => 'तपाईंको कमाइको खबर छ',
}

const SENTENCES: Record<Language, Partial<Record<string, Say>>> = {
  en: {
    earned: ({ paisa, month }) => `You earned ${rupees(paisa, 'en')} in ${nameOf(month, 'en')}`,
    paid: ({ paisa, reference }) =>
      `We sent you ${rupees(paisa, 'en')}${reference ? `. The reference is ${reference}` : ''}`,
    declined: ({ paisa, reason }) =>
      `We could not pay you ${rupees(paisa, 'en')}; it is in your balance again${because(reason)}`,
  },
  ne: {
    earned: ({ paisa, month }) => `${nameOf(month, 'ne')}मा तपाईंले ${rupees(paisa, 'ne')} कमाउनुभयो`,
    paid: ({ paisa, reference }) =>
      `हामीले तपाईंलाई ${rupees(paisa, 'ne')} पठायौँ${reference ? `। सन्दर्भ नम्बर: ${reference}` : ''}`,
    declined: ({ paisa, reason }) =>
      `${rupees(paisa, 'ne')} पठाउन सकिएन; रकम फेरि तपाईंको मौज्दातमा छ${because(reason)}`,
  },
}

const TWO = { minimumFractionDigits: 2, maximumFractionDigits: 2 }
const MONEY = {
  en: new Intl.NumberFormat('en-IN', TWO),
  ne: new Intl.NumberFormat('ne-NP', TWO),
}
const MONTHS = {
  en: new Intl.DateTimeFormat('en', { month: 'long', timeZone: 'UTC' }),
  ne: new Intl.DateTimeFormat('ne-NP', { month: 'long', timeZone: 'UTC' }),
}

function rupees(paisa = 0, language: Language) {
  return `${language === 'ne' ? 'रु.' : 'Rs'} ${MONEY[language].format(paisa / 100)}`
}

function nameOf(month = '1970-01', language: Language) {
  return MONTHS[language].format(new Date(`${month}-01T00:00:00Z`))
}

function because(reason?: string) {
  return reason ? `: ${reason}` : ''
}
