import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useMemo } from 'react'
import { Wording } from '#lib/wording.ts'
import { InOrder } from '#ui/InOrder.tsx'
import styles from './Marking.module.css'
import { marksFinder, piecesOf } from './marks.ts'

type Props = { terms: readonly string[] | undefined; children: ReactNode }

/** Highlights the searched words in all texts of people inside it. Its code is loaded late: the results do not wait. */
export function Marking({ terms = [], children }: Props) {
  const { data: marksIn } = useQuery(marksFinder())
  const wanted = terms.join('\n')

  const wording = useMemo(() => {
    const words = wanted ? wanted.split('\n') : []
    if (!marksIn || words.length === 0) return (text: string) => text
    return (text: string) => (
      <InOrder of={piecesOf(text, marksIn(text, words))}>
        {({ isMarked, text }) => (isMarked ? <mark className={styles.mark}>{text}</mark> : text)}
      </InOrder>
    )
  }, [marksIn, wanted])

  return <Wording value={wording}>{children}</Wording>
}
