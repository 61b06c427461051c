import type { Member } from './site.ts'

/** What was acknowledged to the writers, and so must be there after every crash. */
export function openJournal() {
  return {
    /** Content of each comment that was created, its id, and whether its author deleted it. */
    comments: new Map<string, { id: string; isDeleted: boolean }>(),
    /** What each member chose last, by what it is about: `vote 17 by sita` is -1. */
    choices: new Map<string, number>(),
    /** Keys of the files of every picture that was accepted. */
    pictures: new Set<string>(),
    /** The owner of each clip, by its id. */
    clips: new Map<string, Member>(),
    /** Clips that were killed so often that their owners had to try again. */
    triedAgain: 0,
    /** All acknowledged writes. */
    writes: 0,
    /** Writes whose reply a crash took away, and that were sent again. */
    repeated: 0,
    /** Replies that no client should ever get. */
    faults: [] as string[],
  }
}

export type Journal = ReturnType<typeof openJournal>
