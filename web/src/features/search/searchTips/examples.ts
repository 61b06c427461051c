const WEEK = 7 * 24 * 60 * 60_000

export type Operator = 'phrase' | 'without' | 'from' | 'in' | 'since' | 'lang' | 'image'

type Example = {
  operator: Operator
  example: string
  /** The query with these words; absent where somebody has yet to fill in a name. */
  words?: string
}

/** Each operator as it would be written with these words. */
export function examplesFor(
  words: string,
  { username, today }: { username: string | undefined; today: Date },
): Example[] {
  const since = `since:${new Date(today.getTime() - WEEK).toISOString().slice(0, 10)}`
  const plain = words.replace(/"/g, '').trim()
  const isPhrase = /\s/.test(plain) && !/[:#@-]/.test(plain)
  const from = username && `from:${username}`

  return [
    isPhrase
      ? { operator: 'phrase', example: `"${plain}"`, words: `"${plain}"` }
      : { operator: 'phrase', example: '"two words"' },
    { operator: 'without', example: '-word' },
    {
      operator: 'from',
      example: from ?? 'from:username',
      ...(from && { words: `${words} ${from}` }),
    },
    { operator: 'in', example: 'in:JeHub' },
    { operator: 'since', example: since, words: `${words} ${since}` },
    { operator: 'lang', example: 'lang:ne', words: `${words} lang:ne` },
    { operator: 'image', example: 'has:image', words: `${words} has:image` },
  ]
}
