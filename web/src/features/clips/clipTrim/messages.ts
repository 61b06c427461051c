import { catalogue } from '#lib/language.ts'

export const messages = catalogue({
  preview: ['Preview', 'कस्तो देखिन्छ'],
  play: ['Play', 'चलाउनुहोस्'],
  pause: ['Pause', 'रोक्नुहोस्'],
  mute: ['Mute', 'आवाज बन्द गर्नुहोस्'],
  unmute: ['Turn sound on', 'आवाज खोल्नुहोस्'],
  noPreview: [
    'We cannot preview this one here; it will be prepared all the same.',
    'यो भिडियो यहाँ देखाउन सकिएन; तयार भने हुन्छ नै।',
  ],
  part: ['Part to show', 'देखाउने भाग'],
  chosen: [
    (length: string, from: string, to: string) => `${length} · from ${from} to ${to}`,
    (length: string, from: string, to: string) => `${length} · ${from} देखि ${to} सम्म`,
  ],
  start: ['Start', 'सुरु'],
  end: ['End', 'अन्त्य'],
  partHint: [
    (most: string) => `Drag the ends, or use the arrow keys. Up to ${most} seconds.`,
    (most: string) => `छेउ तान्नुहोस्, वा तीर कुञ्जी चलाउनुहोस्। ${most} सेकेन्डसम्म।`,
  ],
  cover: ['Cover', 'कभर'],
  coverMoment: ['Moment of the cover', 'कभरको पल'],
  coverHint: ['What people see before it plays.', 'चल्नुअघि मान्छेले देख्ने तस्बिर।'],
})
