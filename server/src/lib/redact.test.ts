import { describe, expect, test } from 'vitest'
import { redact } from './redact.ts'

const TOKEN = 'Zx9_kQ-1mB7vT2cR8sL4wY6pD0hJ3nF5gA1eU9iO2qK'

describe('what could let somebody in is taken out of a text', () => {
  test.each([
    ['the query of an address', `at https://jes.example/reset?token=${TOKEN}&x=1`, TOKEN],
    ['a query without a value', `fetch /verify-email?${TOKEN} failed`, TOKEN],
    ['a fragment', 'https://jes.example/a#secret-part', 'secret-part'],
    ['a bearer token', `Authorization: Bearer ${TOKEN}`, TOKEN],
    ['a token of ours', 'jes_abcdefgh12 was refused', 'abcdefgh12'],
    ['a token by its name', '{"refreshToken":"short-one"}', 'short-one'],
    ['a password', 'password=namaste failed', 'namaste'],
    ['a token that stands alone', `Invalid link ${TOKEN}.`, TOKEN],
    ['a code', 'The code 493021 is not right', '493021'],
    ['a code that stands alone', 'Rejected: "493021"', '493021'],
    ['a mobile number', 'Invalid Receiver 9841234567', '9841234567'],
    ['a mobile number with its country', 'to +977 98412-34567 failed', '34567'],
    ['a mobile number in Devanagari', '९८४१२३४५६७ मा गएन', '९८४१२'],
    ['a key', 'api_key: ab12cd34', 'ab12cd34'],
    ['an e-mail address', 'No account for sita.rai+jes@mail.example.np here', 'sita'],
    ['an e-mail address in an address', '/invite/sita%40mail.example', 'sita'],
    ['an e-mail address in Devanagari', 'सीता@मेल.नेपाल', 'सीता'],
  ])('%s', (_, text, secret) => {
    expect(redact(text)).not.toContain(secret)
    expect(redact(text)).toContain('[hidden]')
  })
})

describe('what helps to find the cause stays', () => {
  test.each([
    "Cannot read properties of undefined (reading 'map')",
    "undefined is not an object (evaluating 'post?.author.name')",
    'Unexpected token < in JSON at position 0',
    'Request failed with status code 404',
    'at render (https://jes.example/assets/CommentSection-Bq81xYz2.js:12:104823)',
    'render@https://jes.example/assets/index-Bq81xYz2.js:1:2045',
    'at https://jes.example/assets/AVeryLongNameOfAComponentOfThePage-Bq81xYz2.js:3:9',
    '/post/sita/112233445566778899/a-title',
    'नमस्ते, केही बिग्रियो',
  ])('%s', (text) => {
    expect(redact(text)).toBe(text)
  })
})
