import { type ComponentType, lazy } from 'react'

const failures = new Set<() => void>()

/** A component whose code comes late. React remembers a failure for ever; this one can be fetched again. */
export function lazyPart<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  let Loaded = fetchPart()

  function fetchPart() {
    return lazy(async () => {
      try {
        return { default: await load() }
      } catch (error) {
        failures.add(() => {
          Loaded = fetchPart()
        })
        throw error
      }
    })
  }

  return function Part(props: Props) {
    return <Loaded {...props} />
  }
}

/** What did not come is asked for again when it is next shown. */
export function forgetFailures() {
  if (failures.size === 0) return
  for (const forget of failures) forget()
  failures.clear()
  // A stylesheet that failed stays in the head, and would count as loaded.
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]'))
    if (!link.sheet) link.remove()
}

/** The code of a part did not come: there is no line, or a release has taken the files of this version away. */
export function isMissingCode({ message }: Error) {
  return /dynamically imported module|Importing a module script failed|Unable to preload/i.test(
    message,
  )
}
