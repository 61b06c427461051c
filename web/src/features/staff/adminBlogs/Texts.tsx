import {
  BLOG_MAX_LENGTH,
  BLOG_SUMMARY_MAX_LENGTH,
  BLOG_TITLE_MAX_LENGTH,
} from '@jes/contract/site/blogs'
import { Editor } from '#features/core/editor/Editor.tsx'
import { hardLimit } from '#lib/graphemes.ts'
import { useText } from '#lib/language.ts'
import { TextArea } from '#ui/TextArea.tsx'
import { TextInput } from '#ui/TextInput.tsx'
import styles from './AdminBlogs.module.css'
import { messages } from './messages.ts'
import type { Writing } from './writing.ts'

type Props = {
  language: 'En' | 'Ne'
  writing: Writing
  change: (changes: Partial<Writing>) => void
  problems: Record<string, string>
}

/** The title, the summary and the text in one of the languages. */
export function Texts({ language, writing, change, problems }: Props) {
  const text = useText(messages)
  const [title, summary, content] = [
    `title${language}`,
    `summary${language}`,
    `content${language}`,
  ] as const
  const used = writing[content].length

  return (
    <div className={styles.texts} lang={language === 'Ne' ? 'ne' : 'en'}>
      <TextInput
        name={title}
        label={text.articleTitle}
        hint={language === 'Ne' ? text.nepaliHint : undefined}
        limit={BLOG_TITLE_MAX_LENGTH}
        error={problems[title]}
        value={writing[title]}
        onChange={(event) => change({ [title]: event.target.value })}
      />
      <TextArea
        name={summary}
        label={text.summary}
        hint={text.summaryHint}
        rows={2}
        optional
        limit={BLOG_SUMMARY_MAX_LENGTH}
        error={problems[summary]}
        value={writing[summary]}
        onChange={(event) => change({ [summary]: event.target.value })}
      />
      <Editor
        name={content}
        value={writing[content]}
        onChange={(typed) => change({ [content]: typed })}
        error={problems[content]}
        counter={{ used, limit: BLOG_MAX_LENGTH }}
        maxLength={hardLimit(BLOG_MAX_LENGTH)}
      />
    </div>
  )
}
