import type { Language } from '@jes/contract/core/settings'
import { sayReport, saySite } from './siteSentences.ts'

/** The facts of a notification about a hub; a hub's name never changes. */
export type HubFacts = {
  /** For an action against the reader; absent where it was the staff of the site. */
  hub?: string
  /** The action of the team against the reader, and its page. */
  act?: string
  action?: string
  rule?: string | null
  reason?: string
  /** The outcome of a report, or of an appeal. */
  state?: string
  kind?: string
  /** The site's outcome of a report, where it is neither removed nor kept. */
  outcome?: string
}
type HubNotificationFacts = {
  type: string
  who: string
  isSeveral: boolean
  title: string | null
  facts: HubFacts
}

/** Types that Jes or a whole team sends, so the sentence begins with no name. */
export const NAMELESS = ['hubJoined', 'modAction', 'report']

/** A sentence about a hub; null for any other type. */
export function sayHub(notified: HubNotificationFacts, language: Language) {
  return language === 'ne' ? sayInNepali(notified) : sayInEnglish(notified)
}

function sayInEnglish({ type, who, isSeveral, title, facts }: HubNotificationFacts) {
  const hub = facts.hub ?? 'a JeHub'
  switch (type) {
    case 'hubInvite':
      return `${who} invited you to ${hub}`
    case 'hubJoinRequest':
      return `${who} ${isSeveral ? 'ask' : 'asks'} to join ${hub}`
    case 'hubJoined':
      return `Welcome: you are a member of ${hub} now`
    case 'hubPost':
      return title && !isSeveral ? `${who} posted in ${hub}: ${title}` : `${who} posted in ${hub}`
    case 'modAction':
      return `${facts.hub === undefined ? saySite(facts, 'en') : ACTS.en(facts, hub)}${becauseOf(facts)}`
    case 'report':
      return sayReport(facts, 'en')
    default:
      return null
  }
}

function sayInNepali({ type, who, isSeveral, title, facts }: HubNotificationFacts) {
  const hub = facts.hub ?? 'एउटा JeHub'
  const doer = `${who}${/\p{Script=Devanagari}$/u.test(who) ? '' : ' '}ले`
  switch (type) {
    case 'hubInvite':
      return `${doer} तपाईंलाई ${hub} मा बोलाउनुभयो`
    case 'hubJoinRequest':
      return `${doer} ${hub} मा जोडिन अनुरोध गर्नुभयो`
    case 'hubJoined':
      return `स्वागत छ: तपाईं अब ${hub} को सदस्य हुनुहुन्छ`
    case 'hubPost':
      return title && !isSeveral
        ? `${doer} ${hub} मा पोस्ट गर्नुभयो: ${title}`
        : `${doer} ${hub} मा पोस्ट गर्नुभयो`
    case 'modAction':
      return `${facts.hub === undefined ? saySite(facts, 'ne') : ACTS.ne(facts, hub)}${becauseOf(facts)}`
    case 'report':
      return sayReport(facts, 'ne')
    default:
      return null
  }
}

/** The rule if one was named, else the reason. */
function becauseOf({ rule, reason }: HubFacts) {
  const why = rule || reason
  return why ? `: ${why}` : ''
}

const ACTS: Record<Language, (facts: HubFacts, hub: string) => string> = {
  en({ action, state }, hub) {
    if (state === 'overturned') return `Your appeal was heard: what ${hub} decided is undone`
    if (state === 'upheld') return `Your appeal was heard: what ${hub} decided stands`
    switch (action) {
      case 'removePost':
        return `The moderators of ${hub} removed your post`
      case 'removeComment':
        return `The moderators of ${hub} removed your comment`
      case 'restorePost':
      case 'approvePost':
        return `The moderators of ${hub} let your post stand`
      case 'restoreComment':
      case 'approveComment':
        return `The moderators of ${hub} let your comment stand`
      case 'warn':
        return `The moderators of ${hub} warn you`
      case 'ban':
        return `You are banned from ${hub}`
      case 'unban':
        return `You are no longer banned from ${hub}`
      case 'setRole':
        return `Your role in ${hub} has changed`
      case 'handOver':
        return `${hub} is yours now`
      default:
        return `The moderators of ${hub} decided something about you`
    }
  },
  ne({ action, state }, hub) {
    if (state === 'overturned') return `तपाईंको पुनरावेदन सुनियो: ${hub} को निर्णय उल्टियो`
    if (state === 'upheld') return `तपाईंको पुनरावेदन सुनियो: ${hub} को निर्णय कायम छ`
    switch (action) {
      case 'removePost':
        return `${hub} का मोडरेटरले तपाईंको पोस्ट हटाउनुभयो`
      case 'removeComment':
        return `${hub} का मोडरेटरले तपाईंको कमेन्ट हटाउनुभयो`
      case 'restorePost':
      case 'approvePost':
        return `${hub} का मोडरेटरले तपाईंको पोस्ट राख्नुभयो`
      case 'restoreComment':
      case 'approveComment':
        return `${hub} का मोडरेटरले तपाईंको कमेन्ट राख्नुभयो`
      case 'warn':
        return `${hub} का मोडरेटरले तपाईंलाई सचेत गराउनुभयो`
      case 'ban':
        return `तपाईंलाई ${hub} मा रोक लगाइयो`
      case 'unban':
        return `${hub} मा तपाईंको रोक हट्यो`
      case 'setRole':
        return `${hub} मा तपाईंको भूमिका फेरियो`
      case 'handOver':
        return `${hub} अब तपाईंको भयो`
      default:
        return `${hub} का मोडरेटरले तपाईंबारे निर्णय गर्नुभयो`
    }
  },
}

/** The path that such a notification links to. */
export function hubPathOf(type: string, { hub, act }: HubFacts) {
  const path = hub === undefined ? null : `/jehub/${encodeURIComponent(hub)}`
  if (type === 'modAction') return act === undefined ? path : `/appeal/${act}`
  if (type === 'report') return '/reports'
  if (type === 'hubJoinRequest') return path && `${path}/moderate?tab=requests`
  return path
}
