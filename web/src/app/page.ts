import type { ComponentType } from 'react'
import { lazyPart } from '#lib/lazyPart.tsx'

/** Each page is a file that is fetched when somebody goes there. */
export function page<Name extends string>(
  name: Name,
  load: () => Promise<Record<Name, ComponentType>>,
) {
  return lazyPart(async () => (await load())[name])
}
