import type { ComponentProps } from 'react'

/** Controls that belong together, with a name: they act at once; a fieldset is for a form. */
export function Group(props: ComponentProps<'div'>) {
  // biome-ignore lint/a11y/useSemanticElements: a fieldset has a layout of its own
  return <div role="group" {...props} />
}
