/** The stages of a video on its way from this browser to a clip. */
export type Stage =
  | 'none'
  | 'restoring'
  /** Another tab of this browser is uploading it. */
  | 'elsewhere'
  /** The browser did not store the file: it must be picked again. */
  | 'missing'
  | 'sending'
  | 'paused'
  /** The connection is down; it continues by itself. */
  | 'waiting'
  | 'stuck'
  | 'sent'
  | 'publishing'

export type UploadEvent =
  /** A member with a stored upload is here. */
  | 'restore'
  | 'busyElsewhere'
  | 'fileLost'
  | 'foundPaused'
  /** Bytes are sent: of a new file, of a restored one, or again. */
  | 'send'
  | 'lineDown'
  /** The server refuses the bytes, and automatic retries are useless. */
  | 'refuseBytes'
  | 'arrive'
  | 'pause'
  /** Publish was pressed: for now, or as soon as it has arrived. */
  | 'want'
  | 'publish'
  | 'noAnswer'
  /** The clip was refused, for its file or for its text. */
  | 'refuseFile'
  | 'refuseFields'
  /** It became a clip, was cancelled, or its member has left. */
  | 'letGo'

export type Effect =
  /** No more bytes are sent: the estimate is dropped. */
  | 'rest'
  /** The missing bytes are sent. */
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

/** The whole table. An event without a cell in a stage changes nothing. */
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
