import { catalogue } from '#lib/language.ts'

export const messages = catalogue({
  notInterested: ['Not interested', 'मन परेन'],
  speed: [(speed: string) => `Speed: ${speed}×`, (speed: string) => `गति: ${speed}×`],
  speedTitle: ['Playback speed', 'चल्ने गति'],
  captionsOn: ['Turn captions on', 'सबटाइटल देखाउनुहोस्'],
  captionsOff: ['Turn captions off', 'सबटाइटल हटाउनुहोस्'],
})
