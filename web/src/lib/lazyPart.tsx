import { type ComponentType, lazy } from 'react'

const failures = new Set<() => void>()
let styles: Promise<unknown> = Promise.resolve()

/** A component whose code comes late. React remembers a failure for ever; this one can be fetched again. */
export function lazyPart<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  let Loaded = fetchPart()

  function fetchPart() {
    return lazy(async () => {
      try {
        await styles
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
  // The loader asks for a stylesheet once, whatever becomes of it.
  const links = document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')
  styles = Promise.all([...links].filter(({ sheet }) => !sheet).map(fetchAgain))
  styles.catch(() => {})
}

function fetchAgain(link: HTMLLinkElement) {
  const again = link.cloneNode() as HTMLLinkElement
  link.replaceWith(again)
  return new Promise((resolve, reject) => {
    again.onload = resolve
    again.onerror = () => reject(new Error(`Unable to preload ${again.href}`))
  })
}

/** The code of a part did not come: there is no line, or a release has taken the files of this version away. */
export function isMissingCode({ message }: Error) {
  return /dynamically imported module|Importing a module script failed|Unable to preload/i.test(
    message,
  )
}
