import { describe, expect, test } from 'vitest'
import type { Refusal } from '#lib/errors.ts'
import { cleanVtt } from './vtt.ts'

function refusalOf(content: string) {
  try {
    cleanVtt(content)
  } catch (error) {
    return (error as Refusal).toReply().errors?.content
  }
  return null
}

describe('captions', () => {
  test('are written anew, in the order of their times, without any dress', () => {
    const content = [
      '\uFEFFWEBVTT - by hand',
      'Kind: captions',
      '',
      'NOTE a note',
      'over two lines --> here',
      '',
      'STYLE',
      '::cue { color: red }',
      '',
      'second',
      '00:00:05.000 --> 00:00:06.500 line:0 align:start',
      '<v Sita>Kasto <b>cha</b>?</v>',
      'Tom &amp; Jerry <3',
      '',
      '00:01.000 --> 00:04.000',
      'Namaste\u0007 नमस्ते',
      '',
      '01:00:00.000 --> 01:00:01.000',
      '<i></i>',
    ].join('\r\n')
    expect(cleanVtt(content)).toBe(
      [
        'WEBVTT',
        '',
        '00:00:01.000 --> 00:00:04.000',
        'Namaste नमस्ते',
        '',
        '00:00:05.000 --> 00:00:06.500',
        'Kasto cha?',
        'Tom &amp; Jerry',
        '',
      ].join('\n'),
    )
  })

  test('carry no arrow, tag or entity into another file', () => {
    const text = 'a &lt;script&gt; b --&gt; c <c.x>d</c> 00:01 --> 00:02 &amp;lt;'
    const written = cleanVtt(`WEBVTT\n\n00:01.000 --> 00:02.000\n${text}`)
    const [line] = written.split('\n').slice(-2)
    expect(line).toBe('a &lt;script&gt; b  c d 00:01  00:02 &amp;lt;')
    expect(cleanVtt(written)).toContain('a &lt;script&gt; b  c d')
  })

  test.each([
    ['', 'A WebVTT file begins with WEBVTT'],
    ['WEBVTTX\n\n00:01.000 --> 00:02.000\nx', 'A WebVTT file begins with WEBVTT'],
    ['1\n00:00:01,000 --> 00:00:02,000\nsrt', 'A WebVTT file begins with WEBVTT'],
    ['WEBVTT\n', 'There are no captions in this file'],
    [
      'WEBVTT\n\n00:00:01,000 --> 00:00:02,000\nx',
      'Line 3 of the captions has no times such as 00:01.000 --> 00:04.000',
    ],
    [
      'WEBVTT\n\nname\nno times\nx',
      'Line 4 of the captions has no times such as 00:01.000 --> 00:04.000',
    ],
    [
      'WEBVTT\n\n00:61.000 --> 00:62.000\nx',
      'Line 3 of the captions has no times such as 00:01.000 --> 00:04.000',
    ],
    ['WEBVTT\n\n00:02.000 --> 00:02.000\nx', 'The captions in line 3 end before they begin'],
    [
      `WEBVTT\n\n00:01.000 --> 00:02.000\n${'x'.repeat(201)}`,
      'The captions in line 3 are longer than 200 characters',
    ],
    [
      `WEBVTT\n\n${'00:01.000 --> 00:02.000\nx\n\n'.repeat(1001)}`,
      'There are more than 1,000 captions in this file',
    ],
  ])('that are none are refused in words (%#)', (content, sentence) => {
    expect(refusalOf(content)).toBe(sentence)
  })

  test('as many and as long as there may be are taken', () => {
    const cue = `00:01.000 --> 00:02.000\n${'x'.repeat(200)}\n\n`
    expect(refusalOf(`WEBVTT\n\n${cue.repeat(1000)}`)).toBeNull()
  })
})
