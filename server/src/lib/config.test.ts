import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import webPush from 'web-push'
import { readConfig } from './config.ts'

const [PAIR, OTHER_PAIR] = [webPush.generateVAPIDKeys(), webPush.generateVAPIDKeys()]

describe('the settings', () => {
  test('need nothing in development', () => {
    expect(readConfig({})).toMatchObject({
      PORT: 3000,
      HOST: '127.0.0.1',
      DEMO: true,
      RATE_LIMIT: true,
      VAT_PERCENT: 13,
      isProduction: false,
    })
    expect(readConfig({}).VAT_PAN).toBeUndefined()
  })

  test('take both halves of a pair of push keys', () => {
    const given = { PUSH_PUBLIC_KEY: PAIR.publicKey, PUSH_PRIVATE_KEY: PAIR.privateKey }
    expect(readConfig(given)).toMatchObject(given)
  })

  test('count an empty value as not set', () => {
    expect(readConfig({ PORT: '', DATABASE_URL: '' }).DATABASE_URL).toBeUndefined()
  })

  test.each([
    [{ PORT: 'three thousand' }, 'PORT is a port number; it is set to "three thousand".'],
    [{ PORT: '70000' }, 'PORT is a port number; it is set to "70000".'],
    [{ DEMO: 'yes' }, 'DEMO is on or off; it is set to "yes".'],
    [
      { DATABASE_URL: 'mysql://localhost/jes' },
      'DATABASE_URL is an address such as postgres://user@host/jes.',
    ],
    [{ ROLE: 'king' }, 'ROLE is web, jobs or all; it is set to "king".'],
    [
      { KHALTI_API_URL: 'ftp://khalti.example' },
      'KHALTI_API_URL is an address such as https://pay.example/.',
    ],
    [{ ESEWA_SECRET: 'a' }, 'ESEWA_PRODUCT_CODE is missing'],
    [{ ESEWA_PRODUCT_CODE: 'a' }, 'ESEWA_SECRET is missing'],
    [{ PUSH_PUBLIC_KEY: PAIR.publicKey }, 'PUSH_PRIVATE_KEY is missing: PUSH_PUBLIC_KEY alone'],
    [{ PUSH_PRIVATE_KEY: PAIR.privateKey }, 'PUSH_PUBLIC_KEY is missing: PUSH_PRIVATE_KEY alone'],
    [
      { PUSH_PUBLIC_KEY: PAIR.publicKey, PUSH_PRIVATE_KEY: OTHER_PAIR.privateKey },
      'PUSH_PUBLIC_KEY is not the public half of PUSH_PRIVATE_KEY.',
    ],
    [
      { PUSH_PUBLIC_KEY: PAIR.publicKey, PUSH_PRIVATE_KEY: 'A'.repeat(43) },
      'PUSH_PUBLIC_KEY is not the public half of PUSH_PRIVATE_KEY.',
    ],
    [{ SMS_TOKEN: 'a' }, 'SMS_PROVIDER is missing: SMS_TOKEN alone sends no SMS.'],
    [{ SMS_PROVIDER: 'aakash' }, 'SMS_TOKEN is missing: aakash sends no SMS without it.'],
    [{ SMS_PROVIDER: 'sparrow', SMS_TOKEN: 'a' }, 'SMS_FROM is missing: Sparrow SMS'],
    [{ SMS_PROVIDER: 'http', SMS_TOKEN: 'a' }, 'SMS_URL is missing: http has no address'],
    [{ SMS_PROVIDER: 'pigeon' }, 'SMS_PROVIDER is sparrow, aakash or http; it is set to "pigeon".'],
    [{ TRANSLATE_KEY: 'a' }, 'TRANSLATE_URL is missing: TRANSLATE_KEY alone translates nothing.'],
    [{ SMS_BUDGET_RUPEES: '0' }, 'SMS_BUDGET_RUPEES is at least 1; it is set to "0".'],
    [{ S3_ENDPOINT: 'https://s3.example' }, 'S3_BUCKET is missing: S3_ENDPOINT alone'],
    [{ S3_BUCKET: 'jes', S3_KEY: 'a', S3_SECRET: 'b' }, 'S3_ENDPOINT is missing: S3_BUCKET alone'],
    [
      { S3_ENDPOINT: 'https://s3.example', S3_BUCKET: 'jes', S3_KEY: 'a' },
      'S3_SECRET is missing: S3_ENDPOINT alone stores no file.',
    ],
    [{ S3_ENDPOINT: 's3.example' }, 'S3_ENDPOINT is an address such as https://s3.example.'],
    [{ S3_BUCKET: 'Our pictures' }, 'S3_BUCKET is the name of a bucket.'],
    [{ GOOGLE_CLIENT_ID: 'a' }, 'GOOGLE_CLIENT_SECRET is missing: GOOGLE_CLIENT_ID alone logs'],
    [{ APPLE_PRIVATE_KEY: 'a' }, 'APPLE_PRIVATE_KEY is a private key in PEM'],
    [{ OIDC_ISSUER: 'https://login.example' }, 'OIDC_CLIENT_ID is missing: OIDC_ISSUER alone logs'],
    [
      {
        NODE_ENV: 'production',
        OIDC_ISSUER: 'http://a.example',
        OIDC_CLIENT_ID: 'a',
        OIDC_CLIENT_SECRET: 'b',
      },
      'OIDC_ISSUER begins with https:// in production.',
    ],
    [
      { NODE_ENV: 'production', TRANSLATE_URL: 'http://translate.example' },
      'TRANSLATE_URL begins with https:// in production, unless it is on this machine.',
    ],
    [{ MEDIA_STORE: 'tape' }, 'MEDIA_STORE is s3 or disk; it is set to "tape".'],
    [{ PREMIUM_SANDBOX: 'yes' }, 'PREMIUM_SANDBOX is on or off; it is set to "yes".'],
    [{ VAT_PAN: '30123456' }, 'VAT_PAN is the nine digits of a PAN.'],
    [{ VAT_PAN: '३०१२३४५६७' }, 'VAT_PAN is the nine digits of a PAN.'],
    [{ VAT_PERCENT: '0' }, 'VAT_PERCENT is 1 to 50; it is set to "0".'],
    [{ VAT_PERCENT: '12.5' }, 'VAT_PERCENT is a whole number of percent; it is set to "12.5".'],
  ])('%o stops the start in a sentence', (env, sentence) => {
    expect(() => readConfig(env)).toThrow(sentence)
  })

  test('ask for mail and an address in production, and show no demo there', () => {
    const SMTP_URL = 'smtp://mail.example'
    const PUBLIC_URL = 'https://jes.example/'
    const NODE_ENV = 'production'
    expect(() => readConfig({ NODE_ENV, PUBLIC_URL })).toThrow('SMTP_URL is missing')
    expect(() => readConfig({ NODE_ENV, SMTP_URL })).toThrow('PUBLIC_URL is missing')
    expect(readConfig({ NODE_ENV, SMTP_URL, PUBLIC_URL })).toMatchObject({
      DEMO: false,
      PUBLIC_URL: 'https://jes.example',
    })
  })

  test.each([
    { KHALTI_SECRET: 'hunter2 of ours' },
    { ESEWA_SECRET: 'hunter2 of ours' },
    { ESEWA_PRODUCT_CODE: 'hunter2 of ours' },
    { PAYOUT_KEY: 'hunter2' },
    { PUSH_PRIVATE_KEY: 'hunter2' },
    { DATABASE_URL: 'postgre://jes:hunter2@db/jes' },
    { DATABASE_URL: 'hunter2' },
    { SMTP_URL: 'smtp//jes:hunter2@mail' },
    { PUBLIC_URL: 'jes:hunter2@jes.example' },
    { KHALTI_PAY_URL: 'hunter2' },
  ])('%o is named and not printed: it may hold a secret', (env) => {
    const [name] = Object.keys(env)
    const problem = (() => {
      try {
        return readConfig(env)
      } catch (error) {
        return String(error)
      }
    })()
    expect(problem).toContain(`${name} is `)
    expect(problem).not.toContain('hunter2')
  })

  test('log slow queries in production, unless they say otherwise', () => {
    const production = {
      NODE_ENV: 'production',
      PUBLIC_URL: 'https://jes.example',
      SMTP_URL: 'smtp://mail.example',
    }
    expect(readConfig(production).SLOW_QUERY_MS).toBe(500)
    expect(readConfig({ ...production, SLOW_QUERY_MS: '0' }).SLOW_QUERY_MS).toBe(0)
    expect(readConfig({ NODE_ENV: 'test' }).SLOW_QUERY_MS).toBe(0)
  })

  test('play with no money in production, and send no key there in the open', () => {
    const production = {
      NODE_ENV: 'production',
      SMTP_URL: 'smtp://mail.example',
      PUBLIC_URL: 'https://jes.example',
    }
    expect(readConfig({}).PREMIUM_SANDBOX).toBe(true)
    expect(readConfig({ PREMIUM_SANDBOX: 'off' }).PREMIUM_SANDBOX).toBe(false)
    expect(readConfig({ ...production, PREMIUM_SANDBOX: 'on' }).PREMIUM_SANDBOX).toBe(false)
    expect(() => readConfig({ ...production, KHALTI_API_URL: 'http://khalti.example' })).toThrow(
      'KHALTI_API_URL begins with https:// in production.',
    )
  })

  test('that are wrong end the process with that sentence and nothing else', () => {
    const file = fileURLToPath(new URL('config.ts', import.meta.url))
    const { status, stderr } = spawnSync(
      process.execPath,
      ['--import', 'tsx', '-C', 'source', file],
      { env: { PATH: process.env.PATH, PORT: 'x' }, encoding: 'utf8' },
    )
    expect(status).toBe(1)
    expect(stderr).toBe('Jes cannot start. PORT is a port number; it is set to "x".\n')
  })
})
