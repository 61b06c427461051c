import type { ClipFailure } from '@jes/contract/clips/clips'
import type { Language } from '@jes/contract/core/settings'

/** The facts of a notification about a clip. */
export type ClipFacts = { clip?: string; failure?: string }

/** Types that Jes itself sends about clips, so the sentence begins with no name. */
export const OF_CLIPS = ['clipReady', 'clipFailed']

/** A sentence about a clip; null for any other type. */
export function sayClip(type: string, { failure }: ClipFacts, language: Language) {
  if (type === 'clipReady') return READY[language]
  if (type !== 'clipFailed') return null
  const why = WHY[language][failure as ClipFailure]
  return why ? `${FAILED[language]}: ${why}` : FAILED[language]
}

/** The path that such a notification links to. */
export function clipPathOf({ clip }: ClipFacts) {
  return clip === undefined ? null : `/jesclips/${clip}`
}

const READY = { en: 'Your clip is ready', ne: 'तपाईंको क्लिप तयार भयो' }
const FAILED = { en: 'Your clip could not be made', ne: 'तपाईंको क्लिप बनाउन सकिएन' }

const WHY: Record<Language, Record<ClipFailure, string>> = {
  en: {
    unreadable: 'we could not read a video in the file',
    unsupported: 'we do not take this kind of video',
    tooShort: 'it is shorter than a second',
    tooLong: 'it is too long',
    cutOff: 'the video breaks off before its end',
    timeout: 'it took too long to prepare',
    place: 'the JeHub is no longer open to you',
    suspended: 'your account was suspended',
    lost: 'the video is no longer here',
    server: 'something went wrong on our side',
  },
  ne: {
    unreadable: 'फाइलमा भिडियो पढ्न सकिएन',
    unsupported: 'यस्तो भिडियो हामी लिँदैनौँ',
    tooShort: 'यो एक सेकेन्डभन्दा छोटो छ',
    tooLong: 'यो धेरै लामो छ',
    cutOff: 'भिडियो बीचैमा टुटेको छ',
    timeout: 'तयार गर्न धेरै समय लाग्यो',
    place: 'JeHub अब तपाईंका लागि खुला छैन',
    suspended: 'तपाईंको खाता रोकिएको थियो',
    lost: 'भिडियो अब यहाँ छैन',
    server: 'हाम्रो तर्फबाट केही बिग्रियो',
  },
}
