import { grouped } from '@jes/contract/lib/refusals/format'
import type { Max } from '@jes/contract/lib/refusals/types'

export const clips = {
  invalid: {
    'clips.caption_long': ({ max }: Max) => `A caption has at most ${max} characters`,
    'clips.moment': 'Choose a moment of the video',
    'clips.part': 'Choose a part of the video',
    'clips.part_long': ({ seconds }: { seconds: number }) =>
      `A clip has at most ${seconds} seconds. Choose a part of the video.`,
    'clips.video_missing': 'Choose a video first',
    'clips.video_not_whole': 'This video has not arrived whole yet',
    'clips.video_unreadable': 'We could not read a video in this file',
    'clips.video_unsupported': 'We do not take this kind of video',
    'clips.video_short': 'A clip is at least 1 second long',
    'clips.video_long': 'This video is longer than an hour',
    'clips.video_cut_off': 'This video breaks off before its end',
    'clips.video_timeout': 'This video took too long to prepare',
    'clips.video_lost': 'This video is no longer here. Please send it again.',
    'clips.hub_closed': 'This JeHub is no longer open to you',
    'clips.server_failed': 'Something went wrong on our side. Please try again.',
    'clips.event': 'This is no event of a clip',
    'clips.captions_language': 'Captions are in en or ne',
    'clips.captions_long': ({ max }: Max) =>
      `Captions are a WebVTT file of at most ${grouped(max)} characters`,
    'clips.captions_start': 'A WebVTT file begins with WEBVTT',
    'clips.captions_none': 'There are no captions in this file',
    'clips.captions_many': ({ max }: Max) =>
      `There are more than ${grouped(max)} captions in this file`,
    'clips.captions_times': ({ line }: { line: number }) =>
      `Line ${line} of the captions has no times such as 00:01.000 --> 00:04.000`,
    'clips.captions_order': ({ line }: { line: number }) =>
      `The captions in line ${line} end before they begin`,
    'clips.captions_line_long': ({ line, max }: { line: number; max: number }) =>
      `The captions in line ${line} are longer than ${max} characters`,
  },
  too_large: {
    'clips.video_too_large': ({ megabytes }: { megabytes: number }) =>
      `A video has at most ${megabytes} MB`,
    'clips.more_than_announced': 'This is more than was announced.',
  },
  conflict: {
    'clips.other_part': 'We have another part of this file. Please go on from there.',
    'clips.upload_is_clip': 'This video has become a clip. Delete the clip instead.',
    'clips.upload_used': 'This video has become a clip already',
    'clips.is_out': 'This clip is out. Delete it as a post.',
  },
  overloaded: {
    'clips.none_made_here': 'Clips cannot be made here just now',
  },
}
