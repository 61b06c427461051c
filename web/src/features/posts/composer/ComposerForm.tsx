import { CONTENT_MAX_LENGTH } from '@jes/contract/posts/posts'
import { useQuery } from '@tanstack/react-query'
import { ChartNoAxesColumn, Globe, ImagePlus } from 'lucide-react'
import {
  type CSSProperties,
  type FormEvent,
  type KeyboardEvent,
  lazy,
  type ReactNode,
  Suspense,
  useDeferredValue,
  useMemo,
} from 'react'
import { Editor } from '#features/core/editor/Editor.tsx'
import { PictureField } from '#features/core/pictureUploads/PictureField.tsx'
import { useFileDrop } from '#features/core/pictureUploads/useFileDrop.ts'
import { type Author, AuthorRow } from '#features/core/users/AuthorRow.tsx'
import { me } from '#features/core/viewer/me.ts'
import { graphemes, hardLimit } from '#lib/graphemes.ts'
import { useText } from '#lib/language.ts'
import { useKeyboardInset } from '#lib/useKeyboardInset.ts'
import { Alert } from '#ui/Alert.tsx'
import { Button } from '#ui/Button.tsx'
import { Chip } from '#ui/Chip.tsx'
import { Switch } from '#ui/Switch.tsx'
import styles from './ComposerForm.module.css'
import { messages } from './messages.ts'
import { messages as pollMessages } from './pollMessages.ts'
import { TitleField } from './TitleField.tsx'
import type { Composer } from './useComposer.ts'

const loadPollEditor = () => import('./PollEditor.tsx')
const LongHint = lazy(async () => ({ default: (await import('./LongHint.tsx')).LongHint }))
const QuoteField = lazy(async () => ({
  default: (await import('#features/posts/reposts/QuoteField.tsx')).QuoteField,
}))
const WarningField = lazy(async () => ({
  default: (await import('./WarningField.tsx')).WarningField,
}))
const PollEditor = lazy(async () => ({ default: (await loadPollEditor()).PollEditor }))

type Props = {
  composer: Composer
  author: Author
  /** Where it goes, and who will see it, when that is not everybody. */
  place?: ReactNode
  reach?: ((everyone: ReactNode) => ReactNode) | undefined
  /** A poll cannot be changed once it stands. */
  hasPoll: boolean
  /** Between the fields and the buttons: what an edit changes. */
  children?: ReactNode
  buttons: ReactNode
}

/** What everybody may write; a pass allows more. */
const USUAL_LENGTH = 10_000
const FIELDS = /^(title|content|images|poll|jehub|quote|warning)\b/

export function ComposerForm(props: Props) {
  const { composer, author, place, reach, hasPoll, children, buttons } = props
  const text = useText(messages)
  const pollText = useText(pollMessages)
  const { fields, uploads, problems, change } = composer
  const drop = useFileDrop(composer.addFiles)
  const keyboard = useKeyboardInset()
  const counted = useDeferredValue(fields.content)
  const letters = useMemo(() => graphemes(counted), [counted])
  // The account of the writer is loaded already.
  const account = useQuery({ ...me(), enabled: false }).data?.user
  const limit = account?.premium.can.postLength ?? USUAL_LENGTH
  const general = Object.keys(problems).filter((field) => !FIELDS.test(field))

  const { jehub, audience = 'everyone' } = fields
  const everyone = (jehub || audience === 'everyone') && (
    <Chip icon={<Globe />}>{text.everyone}</Chip>
  )

  function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    void composer.submit(event.currentTarget)
  }

  function handleKeyDown(event: KeyboardEvent<HTMLFormElement>) {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
    event.preventDefault()
    event.currentTarget.requestSubmit()
  }

  return (
    <form
      noValidate
      className={styles.form}
      onSubmit={handleSubmit}
      onKeyDown={handleKeyDown}
      {...drop.handlers}
    >
      <div className={styles.fields}>
        {general.length > 0 && <Alert>{problems[general[0]!]}</Alert>}
        <AuthorRow author={author} place={place} />
        <TitleField
          value={fields.title}
          error={problems.title}
          onChange={(title) => change({ title })}
        />
        <Editor
          name="content"
          value={fields.content}
          error={problems.content}
          maxLength={hardLimit(CONTENT_MAX_LENGTH)}
          counter={{ used: letters, limit }}
          onChange={(content) => change({ content })}
        />
        <Suspense>{letters > limit && limit < CONTENT_MAX_LENGTH && <LongHint />}</Suspense>
        <PictureField
          uploads={uploads}
          problem={pictureProblem(problems)}
          onAdd={composer.addFiles}
          onMend={() => composer.mend('images')}
        />
        <Suspense>
          {fields.quote && (
            <QuoteField
              postId={fields.quote}
              error={problems.quote}
              onRemove={() => change({ quote: null })}
            />
          )}
        </Suspense>
        <Suspense>
          {hasPoll && fields.poll && (
            <PollEditor
              poll={fields.poll}
              problems={problems}
              onChange={(poll) => change({ poll })}
            />
          )}
        </Suspense>
        {hasPoll && !fields.poll && (
          <Button
            look="quiet"
            size="sm"
            className={styles.addPoll}
            onPointerEnter={() => void loadPollEditor().catch(() => {})}
            onClick={() => change({ poll: { options: ['', ''], hours: 24 } })}
          >
            <ChartNoAxesColumn />
            {pollText.addPoll}
          </Button>
        )}
        <Switch
          label={text.sensitive}
          hint={text.sensitiveHint}
          checked={fields.sensitive}
          onChange={(event) => change({ sensitive: event.target.checked })}
        />
        <Suspense>
          {fields.sensitive && (
            <WarningField
              value={fields.warning ?? ''}
              error={problems.warning}
              onChange={(warning) => change({ warning })}
            />
          )}
        </Suspense>
        {children}
      </div>
      <div className={styles.footer}>
        <div className={styles.reach}>{reach ? reach(everyone) : everyone}</div>
        <div className={styles.buttons} style={{ '--keyboard': `${keyboard}px` } as CSSProperties}>
          {buttons}
        </div>
      </div>
      {drop.isOver && (
        <div className={styles.drop} aria-hidden="true">
          <ImagePlus size={32} />
          {text.dropHere}
        </div>
      )}
    </form>
  )
}

function pictureProblem(problems: Record<string, string>) {
  const field = Object.keys(problems).find((field) => field.startsWith('images'))
  return field ? (problems[field] ?? null) : null
}
