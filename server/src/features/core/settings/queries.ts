import type { Settings } from '@jes/contract/core/settings'

const USUAL: Settings = {
  language: 'en',
  theme: 'system',
  digits: null,
  calendar: 'ad',
  textSize: 'normal',
  dataSaver: false,
  typingHelp: true,
  autoplay: 'wifi',
  mentions: 'everyone',
  messages: 'everyone',
  readMarks: true,
  showActivity: false,
  messagePreviews: false,
  hideFromEngines: false,
  hideFollows: false,
  quietHours: null,
  digest: 'day',
  hideKarma: false,
}

/** Only what a member chose is stored; the rest are today's defaults, also when these change. */
export function fullSettings(chosen: Partial<Settings>): Settings {
  return { ...USUAL, ...chosen }
}
