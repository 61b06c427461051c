import type { CommentSort } from '@jes/contract/comments/comments'
import { Check } from 'lucide-react'
import type { ComponentProps } from 'react'
import { useText } from '#lib/language.ts'
import { Menu } from '#ui/Menu.tsx'
import type { MenuEnd } from '#ui/useLateMenu.ts'
import { messages } from './messages.ts'

const SORTS: readonly CommentSort[] = ['best', 'top', 'new', 'old']

type Props = {
  startsAt: MenuEnd
  sort: CommentSort
  onSort: (sort: CommentSort) => void
  children: ComponentProps<typeof Menu>['children']
}

export function SortMenu({ sort, startsAt, onSort, children }: Props) {
  const text = useText(messages)

  return (
    <Menu
      startsAt={startsAt}
      label={text.sort(text[sort])}
      items={SORTS.map((order) => ({
        label: text[order],
        checked: order === sort,
        icon: <Check visibility={order === sort ? 'visible' : 'hidden'} />,
        onSelect: () => onSort(order),
      }))}
    >
      {children}
    </Menu>
  )
}
