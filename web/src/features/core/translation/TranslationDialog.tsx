import { useQuery } from '@tanstack/react-query'
import { langOf, useText } from '#lib/language.ts'
import { Alert } from '#ui/Alert.tsx'
import { Dialog } from '#ui/Dialog.tsx'
import { InOrder } from '#ui/InOrder.tsx'
import { type Translatable, type Translator, translation } from './api.ts'
import { messages } from './messages.ts'
import styles from './TranslationDialog.module.css'

type Props = {
  thing: Translatable
  translator: Translator
  open: boolean
  onClose: () => void
}

/** A text in the other language, and who translated it. */
export function TranslationDialog({ thing, translator, open, onClose }: Props) {
  const text = useText(messages)
  const { data, error } = useQuery({ ...translation(thing, translator), enabled: open })

  return (
    <Dialog open={open} onClose={onClose} title={text.title}>
      <div className={styles.words} aria-live="polite">
        {error && <Alert>{translator.isDevice ? text.failed : error.message}</Alert>}
        {!data && !error && <p className={styles.aside}>{text.pending}</p>}
        {data?.title && (
          <h3 className={styles.title} lang={langOf(data.title)}>
            {data.title}
          </h3>
        )}
        <InOrder of={data?.paragraphs ?? []}>
          {(paragraph) => <p lang={langOf(paragraph)}>{paragraph}</p>}
        </InOrder>
        {data && (
          <p className={styles.aside}>
            {translator.isDevice ? text.onDevice : text.byServer(translator.host)} {text.mayBeWrong}
          </p>
        )}
      </div>
    </Dialog>
  )
}
