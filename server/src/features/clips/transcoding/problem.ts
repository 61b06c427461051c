import type { ClipFailure } from '@jes/contract/clips/clips'

/** Why a video was refused or could not be made. Its message is for the log, never for people. */
export class VideoProblem extends Error {
  override name = 'VideoProblem'
  readonly failure: ClipFailure

  constructor(failure: ClipFailure, message: string = failure) {
    super(message)
    this.failure = failure
  }
}
