let isJson = false

export function speakJson() {
  isJson = true
}

/** Prints progress; with --json only the result is printed. */
export function say(line: string) {
  if (!isJson) process.stdout.write(`${line}\n`)
}

/** Prints the result: words, or with --json the facts. */
export function conclude(facts: object, lines: string[]) {
  process.stdout.write(isJson ? `${JSON.stringify(facts)}\n` : `${lines.join('\n')}\n`)
}
