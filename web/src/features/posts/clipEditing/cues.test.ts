import { expect, test } from 'vitest'
import { toVtt } from './cues.ts'

test('a line for each caption becomes a WebVTT file, in the digits of either script', () => {
  expect(toVtt('0:01 - 0:03.5 Namaste\n\n०:०४ - ०:०६ दशैं आयो १ गते')).toEqual({
    vtt: 'WEBVTT\n\n00:00:01.000 --> 00:00:03.500\nNamaste\n\n00:00:04.000 --> 00:00:06.000\nदशैं आयो १ गते\n',
    problem: null,
  })
  expect(toVtt('1:02:03 --> 1:02:04,25 Late').vtt).toContain('01:02:03.000 --> 01:02:04.250\nLate')
})

test('a whole WebVTT file is taken as it is', () => {
  const file = 'WEBVTT\n\n00:01.000 --> 00:04.000\nHello'
  expect(toVtt(`\uFEFF${file}`)).toEqual({ vtt: file, problem: null })
})

test('what is wrong names its line', () => {
  expect(toVtt('0:01 - 0:03 One\nTwo').problem).toEqual({ kind: 'noTime', line: 2 })
  expect(toVtt('0:01 - 0:03').problem).toEqual({ kind: 'noWords', line: 1 })
  expect(toVtt('0:05 - 0:03 Backwards').problem).toEqual({ kind: 'wrongOrder', line: 1 })
  expect(toVtt(' \n ').problem).toEqual({ kind: 'nothing' })
})

test('words that begin with a number stay whole', () => {
  expect(toVtt('0:01 - 0:02 108 lamps').vtt).toContain('\n108 lamps')
})
