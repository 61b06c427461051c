import { ArrowLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import { navigate } from '#lib/history.ts'
import { catalogue, langOf, useText } from '#lib/language.ts'
import { usePlace } from '#lib/router.tsx'
import { IconButton } from './IconButton.tsx'
import styles from './PageHeader.module.css'

type Props = {
  title: string
  /** Where Back leads if this was the first page of the visit. */
  back?: string
  /** A plain line where the page has its h1 further down. */
  heading?: 'h1' | 'p'
  /** The page of a whole section of Jes: a larger title. */
  large?: boolean
  /** Buttons at the end of the bar. */
  children?: ReactNode
}

const messages = catalogue({ back: ['Back', 'पछाडि'] })

export function PageHeader({ title, back, heading: Heading = 'h1', large, children }: Props) {
  const text = useText(messages)
  const isFirstPage = usePlace().index === 0

  return (
    <header className={styles.bar} data-large={large || undefined}>
      {back !== undefined && (
        <IconButton
          label={text.back}
          className={styles.back}
          onClick={() => void (isFirstPage ? navigate(back) : navigate(-1))}
        >
          <ArrowLeft />
        </IconButton>
      )}
      <Heading className={styles.title} lang={langOf(title)} tabIndex={-1}>
        {title}
      </Heading>
      {children}
    </header>
  )
}
