import { createElement, Fragment, type ReactNode } from 'react'

type Props<Item> = {
  /** The things, or how many there are where all are alike. */
  of: readonly Item[] | number
  children: (item: Item, index: number) => ReactNode
}

/** Things that nothing but their place tells apart: the words of a text, grey rows. They never change places. */
export function InOrder<Item>({ of, children }: Props<Item>) {
  const items = typeof of === 'number' ? Array.from<Item>({ length: of }) : of
  // Each an argument of its own, as if written out one after the other: then none needs a key.
  return createElement(Fragment, null, ...items.map(children))
}
