/** Where a video is on its way from this browser to a clip. */
export type Stage =
  | 'none'
  | 'restoring'
  /** Another tab of this browser is at it. */
  | 'elsewhere'
  /** The browser did not keep the file: it must be picked once more. */
  | 'missing'
  | 'sending'
  | 'paused'
  /** The line is down; it goes on by itself. */
  | 'waiting'
  | 'stuck'
  | 'sent'
  | 'publishing'

export type UploadEvent =
  /** A member is here who left something. */
  | 'restore'
  | 'busyElsewhere'
  | 'fileLost'
  | 'foundPaused'
  /** Bytes go out: of a new file, of one that was found again, or once more. */
  | 'send'
  | 'lineDown'
  /** The server takes no bytes of it, and trying again by itself is no use. */
  | 'refuseBytes'
  | 'arrive'
  | 'pause'
  /** Publish was pressed: now, or as soon as it has arrived. */
  | 'want'
  | 'publish'
  | 'noAnswer'
  /** The clip was refused, for its file or for what is said about it. */
  | 'refuseFile'
  | 'refuseFields'
  /** It became a clip, was cancelled, or its member is gone. */
  | 'letGo'

export type Effect =
  /** No bytes go any more: the pace is forgotten. */
  | 'rest'
  /** The bytes that are missing are sent. */
  | 'resume'
  | 'publish'
  | 'publishIfWanted'
export type Step = readonly [next: Stage, effect?: Effect]

const LET_GO = { letGo: ['none', 'rest'] } as const
const FOUND = {
  fileLost: ['missing'],
  foundPaused: ['paused'],
  send: ['sending'],
} as const
const UNDER_WAY = {
  send: ['sending'],
  lineDown: ['waiting', 'rest'],
  refuseBytes: ['stuck', 'rest'],
  arrive: ['sent', 'publishIfWanted'],
  pause: ['paused', 'rest'],
} as const

/** The whole table. An event that has no cell in a stage changes nothing. */
const STEPS: Record<Stage, Partial<Record<UploadEvent, Step>>> = {
  none: { restore: ['restoring'], send: ['sending'], ...LET_GO },
  restoring: { busyElsewhere: ['elsewhere'], ...FOUND, ...LET_GO },
  elsewhere: { ...FOUND, ...LET_GO },
  missing: { send: ['sending'], ...LET_GO },
  sending: { ...UNDER_WAY, ...LET_GO },
  paused: { send: ['sending'], want: ['paused', 'resume'], ...LET_GO },
  waiting: { ...UNDER_WAY, publish: ['publishing'], ...LET_GO },
  stuck: { send: ['sending'], want: ['stuck', 'resume'], ...LET_GO },
  sent: { want: ['sent', 'publish'], publish: ['publishing'], ...LET_GO },
  publishing: {
    noAnswer: ['waiting', 'rest'],
    refuseFile: ['stuck'],
    refuseFields: ['sent'],
    ...LET_GO,
  },
}

export function stepOf(stage: Stage, event: UploadEvent): Step | null {
  return STEPS[stage][event] ?? null
}
