import type { CommentSort } from '@jes/contract/comments/comments'
import { ListFilter } from 'lucide-react'
import type { ComponentProps } from 'react'
import { useText } from '#lib/language.ts'
import { useLateMenu } from '#ui/useLateMenu.ts'
import { messages } from './messages.ts'
import styles from './SortButton.module.css'

const load = () => import('./SortMenu.tsx')

type Props = { sort: CommentSort; onSort: (sort: CommentSort) => void }

export function SortButton({ sort, onSort }: Props) {
  const { late, trigger } = useLateMenu(load)
  if (!late) return <OrderButton sort={sort} {...trigger} />
  return (
    <late.loaded.SortMenu sort={sort} startsAt={late.startsAt} onSort={onSort}>
      {(trigger) => <OrderButton sort={sort} {...trigger} />}
    </late.loaded.SortMenu>
  )
}

function OrderButton({ sort, ...rest }: ComponentProps<'button'> & { sort: CommentSort }) {
  const text = useText(messages)
  return (
    <button type="button" className={styles.sort} aria-label={text.sort(text[sort])} {...rest}>
      <ListFilter size={16} />
      {text[sort]}
    </button>
  )
}
