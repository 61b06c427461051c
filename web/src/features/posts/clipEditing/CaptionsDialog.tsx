import type { Post } from '@jes/contract/posts/posts'
import { useQueryClient } from '@tanstack/react-query'
import { Trash2 } from 'lucide-react'
import { type ChangeEvent, useId, useState } from 'react'
import { ApiError } from '#lib/api.ts'
import { langOf, useText } from '#lib/language.ts'
import { number } from '#lib/numbers.ts'
import { usePreferences } from '#lib/preferences.ts'
import { toast } from '#lib/toasts.ts'
import { useSubmit } from '#lib/useForm.ts'
import { Field } from '#ui/Field.tsx'
import { FormDialog } from '#ui/FormDialog.tsx'
import { IconButton } from '#ui/IconButton.tsx'
import { TextArea } from '#ui/TextArea.tsx'
import { type CaptionsLanguage, putCaptions, removeCaptions } from './api.ts'
import { messages } from './captionMessages.ts'
import { type CueProblem, toVtt } from './cues.ts'
import styles from './dialogs.module.css'

const LANGUAGES: CaptionsLanguage[] = ['en', 'ne']

type Props = { post: Post; open: boolean; onClose: () => void }

/** The captions of a clip: in which languages there are some, and a place to write or paste others. */
export function CaptionsDialog({ post, open, onClose }: Props) {
  const text = useText(messages)
  const client = useQueryClient()
  const formId = useId()
  const [there, setThere] = useState(
    () => post.clip?.captions.map(({ language }) => language) ?? [],
  )
  const [language, setLanguage] = useState<CaptionsLanguage>(usePreferences().language)
  const [typed, setTyped] = useState('')
  const { form, send, problems, isSending, mend } = useSubmit(async () => {
    const { vtt, problem } = toVtt(typed)
    if (problem) throw new ApiError(422, { errors: { content: wordsFor(problem) } })
    await putCaptions(client, post, language, vtt)
    setThere([...there.filter((one) => one !== language), language])
    setTyped('')
    toast.success(text.added)
  })

  async function remove(gone: CaptionsLanguage) {
    if (isSending) return
    await send(async () => {
      await removeCaptions(client, post, gone)
      setThere(there.filter((one) => one !== gone))
      toast.success(text.removed)
    })
  }

  function wordsFor(problem: CueProblem) {
    return problem.kind === 'nothing' ? text.nothing : text[problem.kind](number(problem.line))
  }

  async function handleFile({ target }: ChangeEvent<HTMLInputElement>) {
    const [file] = target.files ?? []
    if (!file) return
    setTyped(await file.text())
    mend()
    target.value = ''
  }

  return (
    <FormDialog
      {...{ open, onClose, formId }}
      isBusy={isSending}
      title={text.title}
      labels={{ close: text.close, submit: text.add, busy: text.adding }}
    >
      <p className={styles.note}>{text.why}</p>
      <ul className={styles.languages}>
        {LANGUAGES.map((one) => (
          <li key={one} className={styles.language}>
            <span>{text[one]}</span>
            <span className={styles.note}>{there.includes(one) ? text.there : text.notThere}</span>
            {there.includes(one) && (
              <IconButton label={text.remove(text[one])} onClick={() => void remove(one)}>
                <Trash2 />
              </IconButton>
            )}
          </li>
        ))}
      </ul>
      <form id={formId} className={styles.form} {...form}>
        <Field label={text.language}>
          {(control) => (
            <select
              {...control}
              className={styles.select}
              value={language}
              onChange={(event) => setLanguage(event.target.value as CaptionsLanguage)}
            >
              {LANGUAGES.map((one) => (
                <option key={one} value={one}>
                  {text[one]}
                </option>
              ))}
            </select>
          )}
        </Field>
        <TextArea
          label={text.cues}
          hint={text.cuesHint}
          name="content"
          rows={6}
          value={typed}
          lang={langOf(typed)}
          error={problems.content ?? problems.form ?? Object.values(problems)[0]}
          onChange={(event) => {
            setTyped(event.target.value)
            mend()
          }}
        />
        <label className={styles.file}>
          <span>{text.file}</span>
          <input type="file" accept=".vtt,text/vtt" onChange={handleFile} />
        </label>
      </form>
    </FormDialog>
  )
}
