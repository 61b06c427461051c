import { type ComponentProps, createElement } from 'react'
import { classes } from './classes.ts'

type Drawing = { node: readonly (readonly [tag: string, attributes: object])[] }
type Props = ComponentProps<'svg'> & { size?: number }

/** Makes a component of a lucide drawing: what their own frame does, as far as we use it. */
export function iconFrame({ node }: Drawing) {
  return function Icon({ size = 24, className, ...rest }: Props) {
    const isNamed = Object.keys(rest).some((name) => /^(aria-|role$)/.test(name))
    return createElement(
      'svg',
      {
        width: size,
        height: size,
        viewBox: '0 0 24 24',
        fill: 'none',
        stroke: 'currentColor',
        strokeWidth: 2,
        strokeLinecap: 'round',
        strokeLinejoin: 'round',
        className: classes('lucide', className),
        'aria-hidden': isNamed ? undefined : true,
        ...rest,
      },
      ...node.map(([tag, attributes]) => createElement(tag, attributes)),
    )
  }
}
