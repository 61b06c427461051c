import type { ClipFailure } from '@jes/contract/clips/clips'

/** Why a file becomes no clip, to who sent it. */
export const FAILURES: Record<ClipFailure, string> = {
  unreadable: 'We could not read a video in this file',
  unsupported: 'We do not take this kind of video',
  tooShort: 'A clip is at least 1 second long',
  tooLong: 'This video is longer than an hour',
  cutOff: 'This video breaks off before its end',
  timeout: 'This video took too long to prepare',
  place: 'This JeHub is no longer open to you',
  suspended: 'This account is suspended.',
  lost: 'This video is no longer here. Please send it again.',
  server: 'Something went wrong on our side. Please try again.',
}

export const MOMENT = 'Choose a moment of the video'
export const PART = 'Choose a part of the video'
