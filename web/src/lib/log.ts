/** For background errors, where a message on the page would help nobody. */
export function logProblem(what: string, problem: unknown) {
  // biome-ignore lint/suspicious/noConsole: the specification wants these in the console
  console.error(what, problem)
}

/** For a failing call: logs why, and rethrows. An aborted call did not fail. */
export function logged(what: string) {
  return (problem: unknown): never => {
    if (!(problem instanceof DOMException)) logProblem(what, problem)
    throw problem
  }
}
