/** For what went wrong behind the scenes, where nobody is helped by a message on the page. */
export function logProblem(what: string, problem: unknown) {
  // biome-ignore lint/suspicious/noConsole: the specification wants these in the console
  console.error(what, problem)
}

/** For a call that fails: logs why, and fails on. One that was called off did not fail. */
export function logged(what: string) {
  return (problem: unknown): never => {
    if (!(problem instanceof DOMException)) logProblem(what, problem)
    throw problem
  }
}
