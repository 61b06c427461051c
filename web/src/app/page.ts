import { type ComponentType, lazy } from 'react'

/** Each page is a file of its own that is fetched when somebody goes there. */
export function page<Name extends string>(
  name: Name,
  load: () => Promise<Record<Name, ComponentType>>,
) {
  return lazy(async () => ({ default: (await load())[name] }))
}
