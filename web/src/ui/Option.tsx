import type { ComponentProps } from 'react'

type Props = Omit<ComponentProps<'div'>, 'role' | 'onClick'> & {
  'aria-selected': boolean
  onPick: () => void
}

/** A row of a listbox. The focus stays in the field; aria-activedescendant names the active row. */
export function Option({ onPick, ...rest }: Props) {
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are pressed in the field
    // biome-ignore lint/a11y/useFocusableInteractive: the focus stays in the field
    <div
      {...rest}
      role="option"
      onPointerDown={(event) => event.preventDefault()}
      onClick={onPick}
    />
  )
}
