import {
  createContext,
  isValidElement,
  type ReactNode,
  useContext,
  useEffect,
  useMemo,
  useState,
  useTransition,
} from 'react'
import { currentPlace, followHistory, type Location, navigate, onMove } from './history.ts'
import { forgetFailures, type Loadable } from './lazyPart.tsx'

const Here = createContext<Location | null>(null)
const Params = createContext<Record<string, string>>({})
const Moving = createContext(false)

/** How long the previous page may stay while the code of the next is fetched. */
const PATIENCE = 150

/** Shows the page of each place: at once, or its placeholder while its code is fetched. */
export function Router({ first, children }: { first?: Location; children: ReactNode }) {
  const [place, setPlace] = useState(first ?? currentPlace)
  const [isMoving, startMove] = useTransition()

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>
    const stopFollowing = followHistory()
    const stopListening = onMove((next) => {
      forgetFailures()
      clearTimeout(timer)
      // A choice on this page that is also in its address is shown at once.
      if (next.move === 'replace' && next.keepsScroll) return setPlace(next)
      startMove(() => setPlace(next))
      timer = setTimeout(() => setPlace(next), PATIENCE)
    })
    return () => {
      clearTimeout(timer)
      stopFollowing()
      stopListening()
    }
  }, [])

  return (
    <Here value={place}>
      <Moving value={isMoving}>{children}</Moving>
    </Here>
  )
}

/** A navigation has started, and its page is not shown yet. */
export function useIsMoving() {
  return useContext(Moving)
}

export type RoutePath = { path: string; element: ReactNode }

/** The first matching route; `:name` matches one part of the path, `*` anything. */
export function Routes({ routes }: { routes: readonly RoutePath[] }) {
  const { pathname } = usePlace()
  for (const { path, element } of routes) {
    const params = match(path, pathname)
    if (params) return <Params value={params}>{element}</Params>
  }
  return null
}

/** Loads the code of the page at a path, so that it is rendered at once. */
export async function loadRoute(routes: readonly RoutePath[], pathname: string) {
  const route = routes.find(({ path }) => match(path, pathname))
  if (isValidElement(route?.element)) await (route.element.type as Loadable).load?.(pathname)
}

export function usePlace() {
  const place = useContext(Here)
  if (!place) throw new Error('usePlace needs a Router around it')
  return place
}

/** The parts of the path for `:name` of the route. */
export function useParams() {
  return useContext(Params)
}

/** The query of the address, and a way to change it. */
export function useSearchParams() {
  const { search } = usePlace()
  const params = useMemo(() => new URLSearchParams(search), [search])
  function setParams(next: Record<string, string>, { replace = false } = {}) {
    const query = new URLSearchParams(next).toString()
    navigate(query ? `?${query}` : window.location.pathname, { replace, keepsScroll: true })
  }
  return [params, setParams] as const
}

export function match(path: string, pathname: string): Record<string, string> | null {
  if (path === '*') return {}
  const wanted = path.split('/')
  const given = pathname.replace(/(?<=.)\/$/, '').split('/')
  if (wanted.length !== given.length) return null

  const params: Record<string, string> = {}
  for (const [index, part] of wanted.entries()) {
    const value = given[index]!
    if (part.startsWith(':') && value) params[part.slice(1)] = decode(value)
    else if (part !== decode(value)) return null
  }
  return params
}

function decode(part: string) {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}
