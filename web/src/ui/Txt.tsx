import { type ComponentProps, use } from 'react'
import { langOf } from '#lib/language.ts'
import { Wording } from '#lib/wording.ts'

type Tag = 'span' | 'p' | 'div' | 'b' | 'strong' | 'bdi' | 'h1' | 'h2' | 'h3'
type Props = Omit<ComponentProps<'span'>, 'children' | 'ref'> & { as?: Tag; children: string }

/** Text of people, with the lang attribute of its language. */
export function Txt({ as: Element = 'span', children, ...rest }: Props) {
  return (
    <Element dir="auto" {...rest} lang={langOf(children)}>
      {use(Wording)(children)}
    </Element>
  )
}
