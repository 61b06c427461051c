import type { Language } from '@jes/contract/core/settings'
import { sayDevice } from '#lib/device.ts'
import { cutAtWord } from '#lib/markdown.ts'
import { type ClipFacts, OF_CLIPS, sayClip } from './clipSentences.ts'
import { type HubFacts, NAMELESS, sayHub } from './hubSentences.ts'
import { type PayoutFacts, sayPayout } from './payouts.ts'
import { type PremiumFacts, sayPremium } from './premium.ts'

const EXCERPT_LENGTH = 120

/** What a sentence is made of. */
export type NotificationFacts = {
  type: string
  /** The latest actor; null where there is none. */
  name: string | null
  /** How many others did the same, and whether there may be more. */
  others: number
  isMany?: boolean
  title: string | null
  /** The text of the comment, where it may be shown. */
  quote: string | null
  isOnComment: boolean
  facts: Facts
}
type Facts = HubFacts &
  ClipFacts &
  PremiumFacts &
  PayoutFacts & {
    votes?: number
    event?: string
    device?: string
    provider?: string
    words?: Record<Language, string>
    path?: string
  }

/** One plain-text sentence in the reader's language; it begins with the name. */
export function sentenceOf(notified: NotificationFacts, language: Language) {
  if (notified.name === null && !OURS.has(notified.type)) return NEWS[language]
  const whole = { ...notified, title: quoted(notified.title), quote: quoted(notified.quote) }
  return language === 'ne' ? sayInNepali(whole) : sayInEnglish(whole)
}

function sayInEnglish({
  type,
  name,
  others,
  isMany,
  title,
  quote,
  isOnComment,
  facts,
}: NotificationFacts) {
  const where = title ?? 'your post'
  const who = `${name}${others > 0 ? andOthers(others, isMany) : ''}`
  switch (type) {
    case 'comment':
      return others === 0 && quote ? `${who} commented: ${quote}` : `${who} commented on ${where}`
    case 'reply':
      if (others === 0 && quote) return `${who} replied: ${quote}`
      return others === 0 ? `${who} replied to you` : `${who} replied to your comment`
    case 'mention':
      if (isOnComment && quote) return `${who} mentioned you: ${quote}`
      return `${who} mentioned you in ${isOnComment ? 'a comment on ' : ''}${title ?? 'a post'}`
    case 'vote':
      return `${who} upvoted ${isOnComment ? 'your comment' : where}`
    case 'repost':
      return `${who} reposted ${where}`
    case 'quote':
      return others === 0
        ? `${who} quoted your post in ${title ?? 'a post'}`
        : `${who} quoted your post`
    case 'follow':
      return `${who} started following you`
    case 'followRequest':
      return `${who} ${others > 0 ? 'ask' : 'asks'} to follow you`
    case 'followAccepted':
      return `${who} accepted your follow request`
    case 'personPost':
      return title ? `${who} posted: ${title}` : `${who} posted`
    case 'security':
      return saySecurity(facts).en
    case 'system':
      return facts.words?.en ?? NEWS.en
    default:
      return (
        sayClip(type, facts, 'en') ??
        sayPremium({ type, name, facts }, 'en') ??
        sayPayout({ type, facts }, 'en') ??
        sayHub({ type, who, isSeveral: others > 0, title, facts }, 'en') ??
        `${who}: ${NEWS.en}`
      )
  }
}

function sayInNepali({
  type,
  name,
  others,
  isMany,
  title,
  quote,
  isOnComment,
  facts,
}: NotificationFacts) {
  const many = `${count(others, 'ne')}${isMany ? ' भन्दा बढी' : ''}`
  const who = others > 0 ? `${name} र अन्य ${many} जना` : `${name}`
  const doer = `${who}${isDevanagari(who) ? '' : ' '}ले`
  const where = title === null ? 'तपाईंको पोस्टमा' : `${title} मा`
  switch (type) {
    case 'comment':
      return others === 0 && quote
        ? `${doer} तपाईंको पोस्टमा लेख्नुभयो: ${quote}`
        : `${doer} ${where} कमेन्ट गर्नुभयो`
    case 'reply':
      return others === 0 && quote
        ? `${doer} जवाफ दिनुभयो: ${quote}`
        : `${doer} तपाईंको कमेन्टमा जवाफ दिनुभयो`
    case 'mention':
      if (isOnComment && quote) return `${doer} तपाईंलाई उल्लेख गर्नुभयो: ${quote}`
      return `${doer} तपाईंलाई ${title === null ? 'एउटा पोस्ट' : `${title} `}${isOnComment ? 'को कमेन्टमा' : 'मा'} उल्लेख गर्नुभयो`
    case 'vote':
      if (isOnComment) return `${doer} तपाईंको कमेन्टलाई माथि भोट दिनुभयो`
      return `${doer} ${title === null ? 'तपाईंको पोस्ट' : `${title} `}लाई माथि भोट दिनुभयो`
    case 'repost':
      return `${doer} ${title === null ? 'तपाईंको पोस्ट' : title} रिपोस्ट गर्नुभयो`
    case 'quote':
      return others === 0 && title
        ? `${doer} ${title} मा तपाईंको पोस्ट कोट गर्नुभयो`
        : `${doer} तपाईंको पोस्ट कोट गर्नुभयो`
    case 'follow':
      return `${doer} तपाईंलाई फलो गर्न थाल्नुभयो`
    case 'followRequest':
      return `${doer} तपाईंलाई फलो गर्न अनुमति माग्नुभयो`
    case 'followAccepted':
      return `${doer} तपाईंको फलो अनुरोध स्वीकार गर्नुभयो`
    case 'personPost':
      return title ? `${doer} पोस्ट गर्नुभयो: ${title}` : `${doer} पोस्ट गर्नुभयो`
    case 'security':
      return saySecurity(facts).ne
    case 'system':
      return facts.words?.ne ?? NEWS.ne
    default:
      return (
        sayClip(type, facts, 'ne') ??
        sayPremium({ type, name, facts }, 'ne') ??
        sayPayout({ type, facts }, 'ne') ??
        sayHub({ type, who, isSeveral: others > 0, title, facts }, 'ne') ??
        `${who}: ${NEWS.ne}`
      )
  }
}

/** Types that Jes itself sends. */
const OURS = new Set(['security', 'system', 'premium', 'payout', ...NAMELESS, ...OF_CLIPS])

/** For a type that this server does not know, because a newer version wrote it. */
const NEWS: Record<Language, string> = {
  en: 'There is something new for you',
  ne: 'तपाईंका लागि नयाँ कुरा छ',
}

function saySecurity({
  event,
  device = 'Unknown device',
  provider,
}: Facts): Record<Language, string> {
  switch (event) {
    case 'newDevice':
      return { en: `New log-in on ${device}`, ne: `नयाँ लगइन भयो: ${sayDevice(device, 'ne')}` }
    case 'deviceSignedOut':
      return {
        en: `We signed ${device} out: an old key to your account was used again`,
        ne: `खाताको पुरानो साँचो फेरि चलाइयो, त्यसैले यो डिभाइस लगआउट गर्‍यौँ: ${sayDevice(device, 'ne')}`,
      }
    case 'passwordChanged':
      return { en: 'Your password was changed', ne: 'तपाईंको पासवर्ड फेरियो' }
    case 'twoStepOn':
      return { en: 'Two-step log-in is on', ne: 'दुई चरणको लगइन खुल्यो' }
    case 'twoStepOff':
      return { en: 'Two-step log-in is off', ne: 'दुई चरणको लगइन बन्द भयो' }
    case 'phoneChanged':
      return {
        en: 'Another mobile number opens your account now',
        ne: 'अब अर्को मोबाइल नम्बरले तपाईंको खाता खुल्छ',
      }
    case 'phoneRemoved':
      return {
        en: 'Your mobile number no longer opens your account',
        ne: 'तपाईंको मोबाइल नम्बरले अब खाता खुल्दैन',
      }
    case 'recoveryAsked':
      return {
        en: 'Someone with your password asked to switch two-step log-in off. Stop it by the mail we sent',
        ne: 'तपाईंको पासवर्ड जान्ने कसैले दुई चरणको लगइन बन्द गर्न खोज्यो। हामीले पठाएको मेलबाट रोक्नुहोस्',
      }
    case 'passkeyAdded':
      return { en: 'A passkey was added to your account', ne: 'तपाईंको खातामा पासकी थपियो' }
    case 'passkeyRemoved':
      return { en: 'A passkey was removed from your account', ne: 'तपाईंको खाताबाट पासकी हटाइयो' }
    case 'providerAdded':
      return {
        en: `${provider} now opens your account`,
        ne: `अब ${provider} ले तपाईंको खाता खुल्छ`,
      }
    case 'providerRemoved':
      return {
        en: `${provider} no longer opens your account`,
        ne: `अब ${provider} ले तपाईंको खाता खुल्दैन`,
      }
    default:
      return NEWS
  }
}

function andOthers(others: number, isMany = false) {
  const many = `${count(others, 'en')}${isMany ? '+' : ''}`
  return others === 1 ? ' and 1 other' : ` and ${many} others`
}

const NUMBERS = { en: new Intl.NumberFormat('en'), ne: new Intl.NumberFormat('ne-NP') }

function count(number: number, language: Language) {
  return NUMBERS[language].format(number)
}

/** The beginning of a text, on one line and in quotation marks; null for no text. */
function quoted(text: string | null) {
  const line = text?.replace(/\s+/g, ' ').trim()
  return line ? `“${cutAtWord(line, EXCERPT_LENGTH)}”` : null
}

/** The ending is joined to a name in the same script, and separate after another. */
function isDevanagari(text: string) {
  return /\p{Script=Devanagari}$/u.test(text)
}
