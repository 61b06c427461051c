import { type ComponentType, lazy } from 'react'

/** A component that can fetch what it needs for a path before it is rendered. */
export type Loadable = { load?: (pathname: string) => Promise<void> }

const failures = new Set<() => void>()
let styles: Promise<unknown> = Promise.resolve()

/** A component whose code is loaded late. React stores a failure for ever; this one can be fetched again. */
export function lazyPart<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  let Ready: ComponentType<Props> | null = null
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

  function Part(props: Props) {
    return Ready ? <Ready {...props} /> : <Loaded {...props} />
  }
  /** From then on it is rendered at once, and so is the part of it for this path. */
  async function loadFor(pathname: string) {
    Ready ??= await load()
    await (Ready as Loadable).load?.(pathname)
  }
  return Object.assign(Part, { load: loadFor })
}

/** Failed code is fetched again when it is next shown. */
export function forgetFailures() {
  if (failures.size === 0) return
  for (const forget of failures) forget()
  failures.clear()
  // The loader requests a stylesheet once, whether it succeeds or not; a disabled one is inlined in the page.
  const links = document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]:not([disabled])')
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

/**
 * The code of a part could not be loaded: the browser is offline, or a release has removed the files of this version.
 */
export function isMissingCode({ message }: Error) {
  return /dynamically imported module|Importing a module script failed|Unable to preload/i.test(
    message,
  )
}
