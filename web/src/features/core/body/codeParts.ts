export type CodeKind = 'comment' | 'string' | 'number' | 'keyword' | 'tag'
export type CodePart = { kind: CodeKind | null; text: string }

const STRING = String.raw`"(?:[^"\\\n]|\\.)*"?|'(?:[^'\\\n]|\\.)*'?`
const LONG_STRING = `"""[^]*?(?:"""|$)|'''[^]*?(?:'''|$)`
const BACKTICKS = String.raw`\x60(?:[^\x60\\]|\\.)*\x60?`
const SLASHES = String.raw`\/\/[^\n]*|\/\*[^]*?(?:\*\/|$)`
const HASHES = String.raw`(?<![\w$])#[^\n]*`
const NUMBER = String.raw`\b(?:0x[\da-fA-F_]+|\d[\d_]*(?:\.\d+)?)\b`
const WORD = String.raw`[\p{L}_$][\p{L}\p{M}\p{N}_$]*`

type Grammar = { pattern: RegExp; keywords: ReadonlySet<string>; ignoresCase?: boolean }

const C_LIKE = grammar(
  [`${STRING}|${BACKTICKS}`, SLASHES],
  [
    'abstract as async await base bool boolean break byte case catch char class const constexpr continue def default',
    'defer delete do double else enum export extends extern false final finally float fn for foreach from fun func',
    'function go goto if impl implements import in instanceof int interface is let long loop map match mod mut namespace',
    'new nil null nullptr of operator override package private protected pub public readonly ref return select self',
    'short signed sizeof static string struct super switch template this throw throws trait true try type typedef',
    'typeof undefined union unsafe unsigned use using val var virtual void volatile when where while with yield',
  ],
)
const SCRIPT = grammar(
  [`${LONG_STRING}|${STRING}`, HASHES],
  [
    'and as assert async await begin break case class continue def del do done echo elif else elsif end esac except',
    'exit export false False fi finally for from function global if import in is lambda local module next nil None',
    'nonlocal not or pass print raise require rescue return self set source then true True try unless until when while',
    'with yield yes no on off null',
  ],
)
const SQL = {
  ...grammar(
    [STRING, String.raw`--[^\n]*|\/\*[^]*?(?:\*\/|$)`],
    [
      'add all alter and any as asc begin between by case cast check column commit constraint create cross default delete',
      'desc distinct drop else end exists false foreign from full function group having if in index inner insert into is',
      'join key lateral left like limit not null offset on or order outer over partition primary references returning',
      'right rollback select set table then trigger true union unique update using values view when where with',
    ],
  ),
  ignoresCase: true,
}
const MARKUP = grammar([STRING, '<!--[^]*?(?:-->|$)', String.raw`<\/?[\w:-]+|\/?>`], [])
const STYLES = grammar([STRING, SLASHES, String.raw`[.#@][\w-]+|--[\w-]+`], [])

const GRAMMARS: Record<string, Grammar> = {
  ...named(
    'js jsx ts tsx mjs javascript typescript json java kotlin kt c h cpp c++ cs c# go rust rs php swift dart scala',
    C_LIKE,
  ),
  ...named('py python rb ruby sh bash shell zsh yaml yml toml r perl make dockerfile ini', SCRIPT),
  ...named('sql postgres postgresql mysql sqlite', SQL),
  ...named('html xml svg vue', MARKUP),
  ...named('css scss less', STYLES),
}

/** The pieces of a text in a known language, in their order; each character is read once. */
export function partsOf(text: string, language: string): CodePart[] {
  const known = GRAMMARS[language.toLowerCase()]
  if (!known) return [{ kind: null, text }]
  const parts: CodePart[] = []
  let at = 0
  for (const match of text.matchAll(known.pattern)) {
    const kind = kindOf(match, known)
    if (!kind) continue
    if (match.index > at) parts.push({ kind: null, text: text.slice(at, match.index) })
    parts.push({ kind, text: match[0] })
    at = match.index + match[0].length
  }
  if (at < text.length) parts.push({ kind: null, text: text.slice(at) })
  return parts
}

function kindOf({ 0: raw, groups }: RegExpExecArray, { keywords, ignoresCase }: Grammar) {
  if (groups?.comment) return 'comment'
  if (groups?.string) return 'string'
  if (groups?.number) return 'number'
  if (groups?.tag) return 'tag'
  return keywords.has(ignoresCase ? raw.toLowerCase() : raw) ? 'keyword' : null
}

function grammar(
  [string, comment, tag = '(?!)']: [string, string, string?],
  words: string[],
): Grammar {
  const pattern = `(?<comment>${comment})|(?<string>${string})|(?<tag>${tag})|(?<number>${NUMBER})|${WORD}`
  return { pattern: new RegExp(pattern, 'gu'), keywords: new Set(words.join(' ').split(' ')) }
}

function named(names: string, known: Grammar) {
  return Object.fromEntries(names.split(' ').map((name) => [name, known]))
}
