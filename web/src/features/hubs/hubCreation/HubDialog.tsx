import { Info, X } from 'lucide-react'
import { useId } from 'react'
import { useText } from '#lib/language.ts'
import { number } from '#lib/numbers.ts'
import { useMedia } from '#lib/useMedia.ts'
import { Alert } from '#ui/Alert.tsx'
import { Button } from '#ui/Button.tsx'
import { classes } from '#ui/classes.ts'
import frame from '#ui/Dialog.module.css'
import { IconButton } from '#ui/IconButton.tsx'
import { nudge } from '#ui/nudge.ts'
import { useModal } from '#ui/useModal.ts'
import { FormSections } from './FormSections.tsx'
import styles from './HubDialog.module.css'
import { messages } from './messages.ts'
import { PreviewCard } from './PreviewCard.tsx'
import { SectionRail } from './SectionRail.tsx'
import { useHubForm } from './useHubForm.ts'
import { useScrollSpy } from './useScrollSpy.ts'

type Props = { open: boolean; userId: string }

/** Only its own buttons close it. */
export function HubDialog({ open, userId }: Props) {
  const text = useText(messages)
  const titleId = useId()
  const form = useHubForm(userId)
  const spy = useScrollSpy()
  const isPhone = useMedia('(width < 768px)')
  const modal = useModal({ open, onClose: form.close, dismissible: false, onRefuse: nudge })
  if (!modal.isMounted) return null

  const { draft, pictures, problems, isBusy } = form
  const wrong = Object.keys(problems).filter((field) => field !== 'form').length
  const rail = { current: spy.current, done: form.done, onGo: spy.goTo }
  const title = (
    <h2 id={titleId} className={styles.title}>
      {text.title}
    </h2>
  )
  const close = (
    <IconButton
      label={text.close}
      size={isPhone ? 'tap' : 'md'}
      disabled={isBusy}
      onClick={form.close}
    >
      <X />
    </IconButton>
  )

  return (
    <dialog
      ref={modal.ref}
      {...modal.handlers}
      aria-labelledby={titleId}
      className={classes(frame.dialog, styles.dialog)}
    >
      {!isPhone && (
        <div className={styles.side}>
          {title}
          <p className={styles.tagline} lang="ne">
            {text.tagline}
          </p>
          <SectionRail look="rail" {...rail} />
          <PreviewCard draft={draft} pictures={pictures} />
        </div>
      )}
      <form noValidate className={styles.form} onSubmit={form.handleSubmit}>
        <header className={styles.header}>
          {isPhone ? (
            <>
              {close}
              {title}
            </>
          ) : (
            <>
              <span className={styles.required}>{text.required}</span>
              {close}
            </>
          )}
        </header>
        {isPhone && <SectionRail look="chips" {...rail} />}
        <div ref={spy.ref} data-scroller className={styles.scroller} onScroll={spy.handleScroll}>
          {problems.form && <Alert>{problems.form}</Alert>}
          {form.hasLostPictures && (
            <p role="status" className={styles.note}>
              <Info size={18} />
              {text.lostPictures}
            </p>
          )}
          <FormSections form={form} />
        </div>
        <footer className={styles.footer}>
          {wrong > 0 && !isPhone && (
            <span className={styles.wrong}>
              {wrong === 1 ? text.fixOne : text.fix(number(wrong))}
            </span>
          )}
          <Button look="quiet" size={isPhone ? 'lg' : 'md'} disabled={isBusy} onClick={form.close}>
            {text.cancel}
          </Button>
          <Button
            type="submit"
            size={isPhone ? 'lg' : 'md'}
            disabled={!form.canSend}
            busy={isBusy}
            busyLabel={text.creating}
          >
            {text.create}
          </Button>
        </footer>
      </form>
    </dialog>
  )
}
