/** For what went wrong behind the scenes, where nobody is helped by a message on the page. */
export function logProblem(what: string, problem: unknown) {
  // biome-ignore lint/suspicious/noConsole: the specification wants these in the console
  console.error(what, problem)
}
