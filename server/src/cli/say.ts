let isJson = false

export function speakJson() {
  isJson = true
}

/** Something on the way; with --json only the result is said. */
export function say(line: string) {
  if (!isJson) process.stdout.write(`${line}\n`)
}

/** What came of it: words, or with --json the facts. */
export function conclude(facts: object, lines: string[]) {
  process.stdout.write(isJson ? `${JSON.stringify(facts)}\n` : `${lines.join('\n')}\n`)
}
