import type { Hub } from '@jes/contract/hubs/hubs'
import { useQueryClient } from '@tanstack/react-query'
import { Globe, Lock } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useText } from '#lib/language.ts'
import { toast } from '#lib/toasts.ts'
import { Button } from '#ui/Button.tsx'
import { Chip } from '#ui/Chip.tsx'
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx'
import { editHub } from './api.ts'
import { messages } from './messages.ts'
import styles from './settings.module.css'

/** A public hub can become private; a private one with posts stays so. */
export function Privacy({ hub }: { hub: Hub }) {
  const text = useText(messages)
  const client = useQueryClient()
  const [isAsking, setIsAsking] = useState(false)
  const [isBusy, setIsBusy] = useState(false)
  const { isPrivate } = hub
  const title = useRef<HTMLHeadingElement>(null)
  const before = useRef(isPrivate)

  // The pressed button may be gone: for keyboard users the focus stays here.
  useEffect(() => {
    if (isAsking || before.current === isPrivate) return
    before.current = isPrivate
    title.current?.focus()
  }, [isAsking, isPrivate])

  async function set(wanted: boolean) {
    setIsBusy(true)
    try {
      await editHub(client, hub, { isPrivate: wanted })
      toast.success(wanted ? text.nowPrivate : text.nowPublic)
    } catch (error) {
      if (error instanceof Error) toast.error(error.message)
    } finally {
      setIsBusy(false)
      setIsAsking(false)
    }
  }

  return (
    <section className={styles.section}>
      <h2 className={styles.title} ref={title} tabIndex={-1}>
        {text.privacy}
      </h2>
      <Chip tone={isPrivate ? 'grey' : 'green'} icon={isPrivate ? <Lock /> : <Globe />}>
        {isPrivate ? text.isPrivate : text.isPublic}
      </Chip>
      <p className={styles.hint}>{isPrivate ? text.isPrivateWhy : text.isPublicWhy}</p>
      {!isPrivate && (
        <Button look="line" onClick={() => setIsAsking(true)}>
          {text.makePrivate}
        </Button>
      )}
      {isPrivate && hub.postCount === 0 && (
        <Button look="line" busy={isBusy} onClick={() => void set(false)}>
          {text.makePublic}
        </Button>
      )}
      <ConfirmDialog
        open={isAsking}
        title={text.makePrivateTitle}
        confirmLabel={text.makePrivateVerb}
        busy={isBusy}
        onConfirm={() => void set(true)}
        onCancel={() => setIsAsking(false)}
      >
        {text.makePrivateSentence}
      </ConfirmDialog>
    </section>
  )
}
