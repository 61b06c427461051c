/** A name or hashtag that is being typed. */
export type Trigger = { mark: '@' | '#' | 'j/'; query: string; start: number; end: number }

// Letters with their marks, digits, joiners: Devanagari stays whole. It does not begin inside a word, a URL or another mark.
const MENTION = /(?<![\p{L}\p{M}\p{N}_/&#@.])@([\p{L}\p{M}\p{N}_.\u200c\u200d]{1,50})$/u
const HASHTAG = /(?<![\p{L}\p{M}\p{N}_/&#@.])#([\p{L}\p{M}\p{N}_\u200c\u200d]{1,64})$/u
const HUB = /(?<![\p{L}\p{M}\p{N}_/&#@.])j\/([\p{L}\p{M}\p{N}_.'&\-\u200c\u200d]{1,50})$/iu
const REST = /^[\p{L}\p{M}\p{N}_\u200c\u200d]*/u

/** The mention of a member or hub, or the hashtag at the caret, if there is one. */
export function triggerAt(text: string, caret: number): Trigger | null {
  const before = text.slice(0, caret)
  const match = MENTION.exec(before) ?? HASHTAG.exec(before) ?? HUB.exec(before)
  if (!match) return null
  const rest = REST.exec(text.slice(caret))?.[0] ?? ''
  return {
    mark: match[0].slice(0, -match[1]!.length).toLowerCase() as Trigger['mark'],
    query: match[1]!,
    start: match.index,
    end: caret + rest.length,
  }
}
