import { Globe } from 'lucide-react'
import type { FormEvent } from 'react'
import { CoverPicker } from '#features/clips/clipTrim/CoverPicker.tsx'
import { Preview } from '#features/clips/clipTrim/Preview.tsx'
import { clamp, type Part, partOf, trimOf } from '#features/clips/clipTrim/part.ts'
import { Trimmer } from '#features/clips/clipTrim/Trimmer.tsx'
import { useCover } from '#features/clips/clipTrim/useCover.ts'
import { useStills } from '#features/clips/clipTrim/useStills.ts'
import { clipUploading, useUploading } from '#features/clips/clipUploads/clipUploading.ts'
import { type Entry, toNewClip } from '#features/clips/clipUploads/entry.ts'
import type { Limits } from '#features/clips/clipUploads/judge.ts'
import { type Author, AuthorRow } from '#features/core/users/AuthorRow.tsx'
import { usePicker } from '#features/hubs/hubPicker/usePicker.ts'
import { checkBy } from '#lib/check.ts'
import { useText } from '#lib/language.ts'
import { focusFirst } from '#lib/useForm.ts'
import { useUrlOf } from '#lib/useUrlOf.ts'
import { Alert } from '#ui/Alert.tsx'
import { Button } from '#ui/Button.tsx'
import { Chip } from '#ui/Chip.tsx'
import { Switch } from '#ui/Switch.tsx'
import { CaptionField } from './CaptionField.tsx'
import styles from './ClipForm.module.css'
import { MissingFile } from './MissingFile.tsx'
import { messages } from './messages.ts'
import { UploadBar } from './UploadBar.tsx'

type Props = { author: Author; limits: Limits; entry: Entry }

const { changeFields } = clipUploading
const loadNewClip = async () => (await import('@jes/contract/clips/clips')).NewClip
/** While it is still being uploaded it has no id yet; that comes by itself. */
const SOME_ID = '0'.repeat(32)

/** All that is said about a clip before it goes out, beside the video itself. */
export function ClipForm({ author, limits, entry }: Props) {
  const text = useText(messages)
  const { file, stage, problems } = useUploading()
  const { fields, durationMs, still, isWanted } = entry
  const picker = usePicker(fields.jehub)
  const url = useUrlOf(file)
  const isShown = url !== null && durationMs !== null
  const stills = useStills(isShown ? url : null, durationMs)
  useCover(isShown ? url : null, fields.posterAtMs, clipUploading.setStill)
  const part = durationMs === null ? null : partOf(fields.trim, durationMs)
  const isOnItsWay = isWanted && stage !== 'publishing'

  function handlePart(next: Part) {
    const { fromMs, toMs } = next
    const posterAtMs = clamp(fields.posterAtMs, fromMs, toMs)
    changeFields({ trim: trimOf(next, durationMs!), posterAtMs })
  }

  async function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = event.currentTarget
    const clip = toNewClip(entry)
    const checked = await checkBy(loadNewClip, { ...clip, uploadId: clip.uploadId || SOME_ID })
    if (!checked.problems) return clipUploading.publish()
    clipUploading.complain(checked.problems)
    focusFirst(form, checked.problems)
  }

  const everyone = <Chip icon={<Globe />}>{text.everyone}</Chip>

  return (
    <form noValidate onSubmit={handleSubmit}>
      <div className={styles.fields}>
        <div className={styles.preview}>
          <Preview key={url} url={url} part={part} poster={still} />
        </div>
        <div className={styles.words}>
          {problems.form && <Alert>{problems.form}</Alert>}
          {stage === 'missing' && <MissingFile name={entry.name} limits={limits} />}
          <UploadBar />
          {part && durationMs !== null && isShown && (
            <>
              <Trimmer
                part={part}
                bounds={{ durationMs, mostMs: limits.ms }}
                stills={stills}
                error={problems.trim}
                onChange={handlePart}
              />
              <CoverPicker
                atMs={fields.posterAtMs}
                part={part}
                durationMs={durationMs}
                stills={stills}
                still={still}
                onChange={(posterAtMs) => changeFields({ posterAtMs })}
              />
            </>
          )}
          {!isShown && problems.trim && <Alert>{problems.trim}</Alert>}
          <AuthorRow
            author={author}
            place={
              picker && (
                <picker.HubPlace
                  value={fields.jehub}
                  error={problems.jehub}
                  onChange={(jehub) => changeFields({ jehub })}
                />
              )
            }
          />
          <CaptionField
            value={fields.caption}
            error={problems.caption}
            onChange={(caption) => changeFields({ caption })}
          />
          <Switch
            label={text.sensitive}
            hint={text.sensitiveHint}
            checked={fields.sensitive}
            onChange={(event) => changeFields({ sensitive: event.target.checked })}
          />
        </div>
      </div>
      <div className={styles.footer}>
        <div className={styles.reach}>
          {isOnItsWay ? (
            <p role="status">{text.goesOut}</p>
          ) : picker ? (
            <picker.HubReach hubId={fields.jehub}>{everyone}</picker.HubReach>
          ) : (
            everyone
          )}
        </div>
        {isOnItsWay ? (
          <Button look="quiet" onClick={clipUploading.unpublish}>
            {text.notYet}
          </Button>
        ) : (
          <Button type="submit" busy={stage === 'publishing'} busyLabel={text.publishing}>
            {text.publish}
          </Button>
        )}
      </div>
    </form>
  )
}
