import { expect, test } from 'vitest'
import { type Stage, stepOf, type UploadEvent } from './stages.ts'

const EVENTS: UploadEvent[] = [
  'restore',
  'busyElsewhere',
  'fileLost',
  'foundPaused',
  'send',
  'lineDown',
  'refuseBytes',
  'arrive',
  'pause',
  'want',
  'publish',
  'noAnswer',
  'refuseFile',
  'refuseFields',
  'letGo',
]

/** The next stage for each event, in the order above; a dot means no change. */
const TABLE: Record<Stage, string> = {
  none: 'restoring . . . sending . . . . . . . . . none:rest',
  restoring: '. elsewhere missing paused sending . . . . . . . . . none:rest',
  elsewhere: '. . missing paused sending . . . . . . . . . none:rest',
  missing: '. . . . sending . . . . . . . . . none:rest',
  sending:
    '. . . . sending waiting:rest stuck:rest sent:publishIfWanted paused:rest . . . . . none:rest',
  paused: '. . . . sending . . . . paused:resume . . . . none:rest',
  waiting:
    '. . . . sending waiting:rest stuck:rest sent:publishIfWanted paused:rest . publishing . . . none:rest',
  stuck: '. . . . sending . . . . stuck:resume . . . . none:rest',
  sent: '. . . . . . . . . sent:publish publishing . . . none:rest',
  publishing: '. . . . . . . . . . . waiting:rest stuck sent none:rest',
}

test.each(Object.entries(TABLE) as [Stage, string][])(
  'from %s every event leads where the table says',
  (stage, row) => {
    const cells = EVENTS.map((event) => stepOf(stage, event)?.join(':') ?? '.')
    expect(cells).toEqual(row.split(' '))
  },
)
