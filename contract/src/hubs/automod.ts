import { UserSummary } from '@jes/contract/core/users'
import { endpoint } from '@jes/contract/lib/endpoint'
import { because } from '@jes/contract/lib/refusals/because'
import { Id, text } from '@jes/contract/lib/text'
import { flagOf, wholeNumber } from '@jes/contract/lib/values'
import * as z from 'zod/mini'
import { OneHub } from './hubs.ts'

export const MOST_AUTOMOD_RULES = 20
export const MOST_WORDS = 100
/** How many of the latest posts rules are tried on before they are switched on. */
export const TRIED_POSTS = 200
export const LABEL_MAX_LENGTH = 30

const WORDS = because('hubs.automod_words', { min: 1, max: MOST_WORDS })
const Words = z
  .array(text({ min: 1, max: 60, why: 'hubs.automod_word_length' }), WORDS)
  .check(z.minLength(1, WORDS), z.maxLength(MOST_WORDS, WORDS))
const DOMAIN = because('hubs.automod_domain')
const DOMAINS = because('hubs.automod_domains', { min: 1, max: MOST_WORDS })
const Domains = z
  .array(
    text({ min: 1, max: 253, why: 'hubs.automod_domain', counts: 'length' }).check(
      z.toLowerCase(),
      z.regex(/^(?=.{1,253}$)([\p{L}\p{N}\p{M}-]{1,63}\.)+[\p{L}\p{M}-]{2,63}$/u, DOMAIN),
    ),
    DOMAINS,
  )
  .check(z.minLength(1, DOMAINS), z.maxLength(MOST_WORDS, DOMAINS))

const LABEL = because('core.label_length', { min: 1, max: LABEL_MAX_LENGTH })
const CHOICE = because('value.choice')

/** The action for what a rule finds. A label is for posts; a comment is let through. */
const RuleAction = {
  action: z.enum(['hold', 'remove', 'label'], CHOICE),
  label: z._default(
    text({ min: 0, saidMin: 1, max: LABEL_MAX_LENGTH, why: 'core.label_length' }),
    '',
  ),
}

export const AutomodRule = z
  .discriminatedUnion(
    'kind',
    [
      z.strictObject({ kind: z.literal('words'), words: Words, ...RuleAction }),
      z.strictObject({ kind: z.literal('domains'), domains: Domains, ...RuleAction }),
      /** Accounts younger than so many days. */
      z.strictObject({
        kind: z.literal('accountAge'),
        days: wholeNumber({ min: 1, max: 365, why: 'hubs.automod_days' }),
        ...RuleAction,
      }),
      /** So many links or more. */
      z.strictObject({
        kind: z.literal('links'),
        most: wholeNumber({ min: 1, max: 20, why: 'hubs.automod_links' }),
        ...RuleAction,
      }),
      /** So many per cent of the Latin letters are capitals, of at least 20 letters. */
      z.strictObject({
        kind: z.literal('caps'),
        percent: wholeNumber({ min: 50, max: 100, why: 'hubs.automod_capitals' }),
        ...RuleAction,
      }),
    ],
    CHOICE,
  )
  .check(z.refine(({ action, label }) => action !== 'label' || label.length > 0, LABEL))
export type AutomodRule = z.infer<typeof AutomodRule>

const RULES = because('hubs.automod_rules_many', { max: MOST_AUTOMOD_RULES })
const Rules = z.array(AutomodRule, RULES).check(z.maxLength(MOST_AUTOMOD_RULES, RULES))

export const Automod = z.object({
  isOn: z.boolean(),
  rules: z.array(AutomodRule),
  /** Exactly these rules were tried: they can be switched on. */
  isTried: z.boolean(),
})
export type Automod = z.infer<typeof Automod>

export const AutomodTrial = z.object({
  /** How many of the latest posts were checked. */
  tried: z.number(),
  caught: z.array(
    z.object({
      ad: z.object({ _id: Id, title: z.string(), user: UserSummary }),
      /** The position of the rule, from 0. */
      rule: z.number(),
      action: z.enum(['hold', 'remove', 'label']),
      /** What the rule matched. */
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
  /** Rules are saved when they are tried. */
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
    body: z.object({ rules: Rules, isOn: flagOf('isOn') }),
    response: Automod,
  }),
}
