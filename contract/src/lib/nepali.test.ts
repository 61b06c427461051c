import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import type { Schema } from './endpoint.ts'
import { NEPALI } from './nepali.ts'
import { readBecause } from './refusals/because.ts'
import { ENGLISH } from './refusals/english.ts'
import { translate } from './translate.ts'

const CONTRACT = fileURLToPath(new URL('..', import.meta.url))
const SERVER = fileURLToPath(new URL('../../../server/src', import.meta.url))

describe('every sentence has its Nepali', () => {
  test('those of the schemas', async () => {
    const sentences = new Set<string>()
    for (const file of sourcesIn(CONTRACT)) {
      const exported: Record<string, unknown> = await import(file)
      for (const value of Object.values(exported)) collectMessages(value, sentences)
    }

    expect(sentences.size).toBeGreaterThan(10)
    expect([...sentences].filter(isMissing)).toEqual([])
    // To read the whole contract takes its time on a busy machine.
  }, 30_000)

  test('those of the server: refusals, field errors, and what it says when all is well', () => {
    const sentences = sourcesIn(SERVER).flatMap((file) => spokenIn(readFileSync(file, 'utf8')))

    expect(sentences.filter(isMissing)).toEqual([])
  })
})

test('numbers in a sentence are written in Devanagari', () => {
  const sentence = 'Too many attempts. Try again in 12 minutes.'
  expect(translate(sentence, 'ne')).toBe('धेरै पटक प्रयास भयो। १२ मिनेटपछि फेरि प्रयास गर्नुहोस्।')
  expect(translate(sentence, 'en')).toBe(sentence)
})

test('a sentence that we do not know stays as it is', () => {
  expect(translate('Something else', 'ne')).toBe('Something else')
})

test('the finder finds what a new refusal would say', () => {
  const source = `
    const LATE = 'You are too late'
    function refuse(n: number) {
      const message = n > 1 ? \`Wait \${n} days.\` : 'Wait a day.'
      return new Refusal('conflict', message, { fields: { when: LATE } })
    }
    throw invalid({ title: 'Give it a title' })
    return said(request, 'All is well.')`
  expect(spokenIn(source).sort()).toEqual([
    'All is well.',
    'Give it a title',
    'Wait a day.',
    'Wait {n} days.',
    'You are too late',
  ])
})

function isMissing(sentence: string) {
  return !(sentence in NEPALI) && !(readBecause(sentence).reason in ENGLISH)
}

function sourcesIn(folder: string) {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .map((file) => join(folder, file))
}

/** Walks through schemas and endpoints, and asks every check what it would say. */
function collectMessages(value: unknown, into: Set<string>, seen = new Set<unknown>()) {
  if (typeof value !== 'object' || value === null || seen.has(value)) return
  seen.add(value)
  const def = (value as Partial<Schema>)._zod?.def as { error?: unknown } | undefined
  if (typeof def?.error === 'function') {
    const said: unknown = def.error({ code: 'custom', input: undefined })
    if (typeof said === 'string') into.add(said)
  }
  for (const part of Object.values(def ?? value)) collectMessages(part, into, seen)
}

const SPEAKERS =
  /\b(?:new Refusal|notFound|forbidden|unauthenticated|malformed|invalid|said|super)\(|fields\.\w+ = |\bfunction \w+\(message = /g

/** The sentences that a source text hands to those who speak to people. */
function spokenIn(source: string): string[] {
  return [...source.matchAll(SPEAKERS)].flatMap((match) => {
    const start = (match.index ?? 0) + match[0].length
    const spoken = match[0].endsWith('(')
      ? source.slice(start, endOfCall(source, start))
      : source.slice(start, source.indexOf('\n', start))
    return [spoken, ...constantsOf(spoken, source)].flatMap(sentencesIn)
  })
}

function endOfCall(source: string, start: number) {
  let depth = 1
  for (let at = start; at < source.length; at++) {
    if (source[at] === '(') depth += 1
    if (source[at] === ')') depth -= 1
    if (depth === 0) return at
  }
  return source.length
}

/** What the names in a call stand for, where the same file says so. */
function constantsOf(call: string, source: string) {
  const names = new Set(call.replace(/(['`]).*?\1/gs, '').match(/[A-Za-z_]\w+/g) ?? [])
  return [...names].flatMap((name) => {
    const match = new RegExp(
      `const ${name} =([^]*?)\\n\\s*(?:return|throw|const|function|\\n)`,
    ).exec(source)
    return match?.[1] ?? []
  })
}

/** Words in quotes, with a blank between them; a number put in is {n}. */
function sentencesIn(text: string) {
  return [...text.matchAll(/'((?:[^'\\\n]|\\.)*)'|`([^`]*)`/g)]
    .map((match) => (match[1] ?? match[2] ?? '').replace(/\$\{\w+\}/g, '{n}'))
    .filter((words) => /^[A-Z].* /.test(words))
}
