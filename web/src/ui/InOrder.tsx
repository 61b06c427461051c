import { createElement, Fragment, type ReactNode } from 'react'

type Props<Item> = {
  /** The things, or how many there are where all are alike. */
  of: readonly Item[] | number
  children: (item: Item, index: number) => ReactNode
}

/** Things that only their position tells apart: the words of a text, placeholder rows. They never change places. */
export function InOrder<Item>({ of, children }: Props<Item>) {
  const items = typeof of === 'number' ? Array.from<Item>({ length: of }) : of
  // As separate arguments, as if written one after another: then none needs a key.
  return createElement(Fragment, null, ...items.map(children))
}
