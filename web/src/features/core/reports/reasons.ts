import type { ReportKind, ReportReason } from '@jes/contract/core/reports'

export type SiteReason = Exclude<ReportReason, 'hubRule'>

/** The rules of Jes itself; the most frequent first. */
const SITE_REASONS: readonly SiteReason[] = [
  'spam',
  'scam',
  'impersonation',
  'harassment',
  'hate',
  'violence',
  'sexual',
  'childSafety',
  'privateImages',
  'misinformation',
  'illegal',
  'other',
]

/** The choice: a reason of the site, or the position of a rule of the hub. */
export type Choice = SiteReason | `rule ${number}`

export function siteReasons(kind: ReportKind) {
  return kind === 'user' || kind === 'jehub'
    ? SITE_REASONS.filter((reason) => reason !== 'misinformation')
    : SITE_REASONS
}

export function ruleChoice(place: number): Choice {
  return `rule ${place}`
}

/** A choice as the contract takes it. */
export function reasonOf(choice: Choice): { reason: ReportReason; hubRule?: number } {
  const place = /^rule (\d+)$/.exec(choice)?.[1]
  return place === undefined
    ? { reason: choice as SiteReason }
    : { reason: 'hubRule', hubRule: Number(place) }
}
