import { UserSummary } from '@jes/contract/core/users'
import { endpoint } from '@jes/contract/lib/endpoint'
import { Id, text } from '@jes/contract/lib/text'
import * as z from 'zod/mini'
import { OneHub } from './hubs.ts'

export const MOST_AUTOMOD_RULES = 20
export const MOST_WORDS = 100
/** So many of the latest posts are tried before rules are switched on. */
export const TRIED_POSTS = 200
export const LABEL_MAX_LENGTH = 30

const WORD = 'A word has 1 to 60 characters'
const WORDS = 'A rule has 1 to 100 words'
const Words = z
  .array(text({ min: 1, max: 60, tooShort: WORD, tooLong: WORD }), WORDS)
  .check(z.minLength(1, WORDS), z.maxLength(MOST_WORDS, WORDS))
const DOMAIN = 'Write a domain like example.com'
const DOMAINS = 'A rule has 1 to 100 domains'
const Domains = z
  .array(
    text({ min: 1, max: 253, tooShort: DOMAIN, tooLong: DOMAIN, counts: 'length' }).check(
      z.toLowerCase(),
      z.regex(/^(?=.{1,253}$)([\p{L}\p{N}\p{M}-]{1,63}\.)+[\p{L}\p{M}-]{2,63}$/u, DOMAIN),
    ),
    DOMAINS,
  )
  .check(z.minLength(1, DOMAINS), z.maxLength(MOST_WORDS, DOMAINS))

const DAYS = 'Days are a whole number from 1 to 365'
const LINKS = 'Links are a whole number from 1 to 20'
const SHARE = 'The share of capitals is a whole number from 50 to 100'
const LABEL = 'A label has 1 to 30 characters'
const CHOICE = 'This is not one of the choices'

/** What is done with what a rule finds. A label is for posts; a comment passes by it. */
const Deed = {
  action: z.enum(['hold', 'remove', 'label'], CHOICE),
  label: z._default(text({ min: 0, max: LABEL_MAX_LENGTH, tooShort: LABEL, tooLong: LABEL }), ''),
}

export const AutomodRule = z
  .discriminatedUnion(
    'kind',
    [
      z.strictObject({ kind: z.literal('words'), words: Words, ...Deed }),
      z.strictObject({ kind: z.literal('domains'), domains: Domains, ...Deed }),
      /** Accounts younger than so many days. */
      z.strictObject({
        kind: z.literal('accountAge'),
        days: z.int(DAYS).check(z.gte(1, DAYS), z.lte(365, DAYS)),
        ...Deed,
      }),
      /** So many links or more. */
      z.strictObject({
        kind: z.literal('links'),
        most: z.int(LINKS).check(z.gte(1, LINKS), z.lte(20, LINKS)),
        ...Deed,
      }),
      /** So many per cent of the Latin letters are capitals, of at least 20 letters. */
      z.strictObject({
        kind: z.literal('caps'),
        percent: z.int(SHARE).check(z.gte(50, SHARE), z.lte(100, SHARE)),
        ...Deed,
      }),
    ],
    CHOICE,
  )
  .check(z.refine(({ action, label }) => action !== 'label' || label.length > 0, LABEL))
export type AutomodRule = z.infer<typeof AutomodRule>

const RULES = 'AutoMod has at most 20 rules'
const Rules = z.array(AutomodRule, RULES).check(z.maxLength(MOST_AUTOMOD_RULES, RULES))

export const Automod = z.object({
  isOn: z.boolean(),
  rules: z.array(AutomodRule),
  /** These very rules were tried: they can be switched on. */
  isTried: z.boolean(),
})
export type Automod = z.infer<typeof Automod>

export const AutomodTrial = z.object({
  /** How many of the latest posts were looked at. */
  tried: z.number(),
  caught: z.array(
    z.object({
      ad: z.object({ _id: Id, title: z.string(), user: UserSummary }),
      /** The place of the rule, from 0. */
      rule: z.number(),
      action: z.enum(['hold', 'remove', 'label']),
      /** What in it the rule found. */
      found: z.string(),
    }),
  ),
})
export type AutomodTrial = z.infer<typeof AutomodTrial>

export const automodApi = {
  find: endpoint({
    method: 'GET',
    path: '/api/jehub/:id/automod',
    summary: 'The AutoMod of a hub, for the team',
    params: OneHub,
    response: Automod,
  }),
  /** Rules are kept as they are tried. */
  try: endpoint({
    method: 'POST',
    path: '/api/jehub/:id/automod/try',
    summary: 'What the rules would have done to the last 200 posts; nothing is done',
    params: OneHub,
    body: z.object({ rules: Rules }),
    response: AutomodTrial,
  }),
  save: endpoint({
    method: 'PUT',
    path: '/api/jehub/:id/automod',
    summary: 'Keep the rules, and switch them on once they were tried',
    params: OneHub,
    body: z.object({ rules: Rules, isOn: z.boolean('isOn is true or false') }),
    response: Automod,
  }),
}
