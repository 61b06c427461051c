import { NotificationType } from '@jes/contract/notifications/notifications'
import { describe, expect, test } from 'vitest'
import { type NotificationFacts, sentenceOf } from './sentences.ts'

const ONE: NotificationFacts = {
  type: 'comment',
  name: 'Pasang Sherpa',
  others: 0,
  title: 'Sel roti',
  quote: 'Take the 6 AM bus.',
  isOnComment: true,
  facts: {},
}
const POST = { isOnComment: false, quote: null }
const MAIL = { quote: null }

describe('a sentence', () => {
  test.each<[Partial<NotificationFacts>, string, string]>([
    [
      {},
      'Pasang Sherpa commented: “Take the 6 AM bus.”',
      'Pasang Sherpa ले तपाईंको पोस्टमा लेख्नुभयो: “Take the 6 AM bus.”',
    ],
    [
      { others: 1 },
      'Pasang Sherpa and 1 other commented on “Sel roti”',
      'Pasang Sherpa र अन्य १ जनाले “Sel roti” मा कमेन्ट गर्नुभयो',
    ],
    [
      { ...MAIL, title: null },
      'Pasang Sherpa commented on your post',
      'Pasang Sherpa ले तपाईंको पोस्टमा कमेन्ट गर्नुभयो',
    ],
    [
      { type: 'reply' },
      'Pasang Sherpa replied: “Take the 6 AM bus.”',
      'Pasang Sherpa ले जवाफ दिनुभयो: “Take the 6 AM bus.”',
    ],
    [
      { type: 'reply', ...MAIL },
      'Pasang Sherpa replied to you',
      'Pasang Sherpa ले तपाईंको कमेन्टमा जवाफ दिनुभयो',
    ],
    [
      { type: 'reply', others: 2 },
      'Pasang Sherpa and 2 others replied to your comment',
      'Pasang Sherpa र अन्य २ जनाले तपाईंको कमेन्टमा जवाफ दिनुभयो',
    ],
    [
      { type: 'mention' },
      'Pasang Sherpa mentioned you: “Take the 6 AM bus.”',
      'Pasang Sherpa ले तपाईंलाई उल्लेख गर्नुभयो: “Take the 6 AM bus.”',
    ],
    [
      { type: 'mention', ...MAIL },
      'Pasang Sherpa mentioned you in a comment on “Sel roti”',
      'Pasang Sherpa ले तपाईंलाई “Sel roti” को कमेन्टमा उल्लेख गर्नुभयो',
    ],
    [
      { type: 'mention', ...POST },
      'Pasang Sherpa mentioned you in “Sel roti”',
      'Pasang Sherpa ले तपाईंलाई “Sel roti” मा उल्लेख गर्नुभयो',
    ],
    [
      { type: 'mention', ...POST, title: null },
      'Pasang Sherpa mentioned you in a post',
      'Pasang Sherpa ले तपाईंलाई एउटा पोस्टमा उल्लेख गर्नुभयो',
    ],
    [
      { type: 'vote', ...POST, others: 1_499 },
      'Pasang Sherpa and 1,499 others upvoted “Sel roti”',
      'Pasang Sherpa र अन्य १,४९९ जनाले “Sel roti” लाई माथि भोट दिनुभयो',
    ],
    [
      { type: 'vote', ...POST, title: null },
      'Pasang Sherpa upvoted your post',
      'Pasang Sherpa ले तपाईंको पोस्टलाई माथि भोट दिनुभयो',
    ],
    [
      { type: 'vote' },
      'Pasang Sherpa upvoted your comment',
      'Pasang Sherpa ले तपाईंको कमेन्टलाई माथि भोट दिनुभयो',
    ],
    [
      { type: 'follow', ...POST, title: null, others: 199, isMany: true },
      'Pasang Sherpa and 199+ others started following you',
      'Pasang Sherpa र अन्य १९९ भन्दा बढी जनाले तपाईंलाई फलो गर्न थाल्नुभयो',
    ],
    [
      { type: 'hubInvite', ...POST, facts: { hub: 'TrekNepal' } },
      'Pasang Sherpa invited you to TrekNepal',
      'Pasang Sherpa ले तपाईंलाई TrekNepal मा बोलाउनुभयो',
    ],
    [
      { type: 'hubJoinRequest', ...POST, others: 2, facts: { hub: 'TrekNepal' } },
      'Pasang Sherpa and 2 others ask to join TrekNepal',
      'Pasang Sherpa र अन्य २ जनाले TrekNepal मा जोडिन अनुरोध गर्नुभयो',
    ],
    [
      { type: 'hubJoined', name: null, facts: { hub: 'काठमाडौँ' } },
      'Welcome: you are a member of काठमाडौँ now',
      'स्वागत छ: तपाईं अब काठमाडौँ को सदस्य हुनुहुन्छ',
    ],
    [
      { type: 'hubPost', ...POST, facts: { hub: 'TrekNepal' } },
      'Pasang Sherpa posted in TrekNepal: “Sel roti”',
      'Pasang Sherpa ले TrekNepal मा पोस्ट गर्नुभयो: “Sel roti”',
    ],
    [
      {
        type: 'modAction',
        name: null,
        facts: { hub: 'TrekNepal', action: 'removePost', rule: 'Say when it was', reason: 'x' },
      },
      'The moderators of TrekNepal removed your post: Say when it was',
      'TrekNepal का मोडरेटरले तपाईंको पोस्ट हटाउनुभयो: Say when it was',
    ],
    [
      {
        type: 'modAction',
        name: null,
        facts: { hub: 'TrekNepal', action: 'ban', state: 'overturned' },
      },
      'Your appeal was heard: what TrekNepal decided is undone',
      'तपाईंको पुनरावेदन सुनियो: TrekNepal को निर्णय उल्टियो',
    ],
    [
      { type: 'report', name: null, facts: { state: 'removed', kind: 'comment' } },
      'Thank you: the comment you reported was removed',
      'धन्यवाद: तपाईंले रिपोर्ट गरेको कमेन्ट हटाइयो',
    ],
    [
      { type: 'system', name: null, facts: { words: { en: 'Hello', ne: 'नमस्ते' } } },
      'Hello',
      'नमस्ते',
    ],
    [
      { type: 'security', name: null, facts: { event: 'newDevice', device: 'Chrome on Android' } },
      'New log-in on Chrome on Android',
      'नयाँ लगइन भयो: Android मा Chrome',
    ],
  ])('%j', (facts, english, nepali) => {
    expect(sentenceOf({ ...ONE, ...facts }, 'en')).toBe(english)
    expect(sentenceOf({ ...ONE, ...facts }, 'ne')).toBe(nepali)
  })

  test('joins the ending to a Nepali name', () => {
    const facts = { ...ONE, name: 'लक्ष्मी शर्मा', type: 'follow' }
    expect(sentenceOf(facts, 'ne')).toBe('लक्ष्मी शर्माले तपाईंलाई फलो गर्न थाल्नुभयो')
  })

  test('quotes the beginning, on one line, cut after a word', () => {
    const quote = `First\n\nsecond   third ${'long '.repeat(40)}`
    const said = sentenceOf({ ...ONE, quote }, 'en')
    expect(said).toMatch(/^Pasang Sherpa commented: “First second third (long )+long…”$/)
    expect(said.length).toBeLessThan(160)
  })

  test('without a word to quote names the post', () => {
    expect(sentenceOf({ ...ONE, quote: ' \n ' }, 'en')).toBe(
      'Pasang Sherpa commented on “Sel roti”',
    )
  })

  test.each([...NotificationType.options, 'unheard of'])('is there for every type: %s', (type) => {
    for (const language of ['en', 'ne'] as const) {
      for (const name of ['Pasang', null]) {
        const said = sentenceOf({ ...ONE, type, name, quote: null }, language)
        expect(said).toMatch(/\S/)
        expect(said).not.toMatch(/undefined|null/)
      }
    }
  })
})
