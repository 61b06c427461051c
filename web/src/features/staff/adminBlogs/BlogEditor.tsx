import { blogPath } from '@jes/contract/site/blogPath'
import type { BlogDraft } from '@jes/contract/site/blogs'
import { useId, useState } from 'react'
import { useText } from '#lib/language.ts'
import { Alert } from '#ui/Alert.tsx'
import { Button } from '#ui/Button.tsx'
import { LinkButton } from '#ui/LinkButton.tsx'
import { TabPanel, Tabs } from '#ui/Tabs.tsx'
import styles from './AdminBlogs.module.css'
import { CoverField } from './CoverField.tsx'
import { messages } from './messages.ts'
import { RemoveButton } from './RemoveButton.tsx'
import { Texts } from './Texts.tsx'
import { useBlog } from './useBlog.ts'

type Language = 'En' | 'Ne'

/** An article in both languages, kept in this browser until it is saved. */
export function BlogEditor({ blog }: { blog: BlogDraft | null }) {
  const text = useText(messages)
  const tabs = useId()
  const [language, setLanguage] = useState<Language>('En')
  const { writing, change, problems, isSaving, save, isRestored, discard, stop } = useBlog(
    blog,
    (fields) => setLanguage((now) => languageOf(fields) ?? now),
  )
  const isOut = blog?.publishedAt != null

  return (
    <form
      noValidate
      aria-label={blog ? text.editTitle : text.newTitle}
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault()
        void save(isOut)
      }}
    >
      {isRestored && (
        <p className={styles.restored}>
          {text.restored}
          <Button look="ghost" size="sm" onClick={discard}>
            {text.discard}
          </Button>
        </p>
      )}
      {problems.form && <Alert>{problems.form}</Alert>}
      <Tabs
        id={tabs}
        label={text.languages}
        tabs={[
          { value: 'En', label: text.english },
          { value: 'Ne', label: <span lang="ne">{text.nepali}</span> },
        ]}
        value={language}
        onChange={setLanguage}
      />
      <TabPanel tabs={tabs} value={language}>
        <Texts key={language} {...{ language, writing, change, problems }} />
      </TabPanel>
      <CoverField {...{ writing, change, problem: problems.cover }} />
      <div className={styles.buttons}>
        {isOut ? (
          <Button type="submit" busy={isSaving} busyLabel={text.saving}>
            {text.save}
          </Button>
        ) : (
          <>
            <Button busy={isSaving} busyLabel={text.saving} onClick={() => void save(true)}>
              {text.publish}
            </Button>
            <Button type="submit" look="quiet">
              {text.saveDraft}
            </Button>
          </>
        )}
        {isOut && (
          <Button look="quiet" onClick={() => void save(false)}>
            {text.unpublish}
          </Button>
        )}
        {blog && (
          <>
            <LinkButton look="line" href={blogPath({ _id: blog._id, title: blog.titleEn })}>
              {text.view}
            </LinkButton>
            <RemoveButton id={blog._id} onRemove={stop} />
          </>
        )}
      </div>
    </form>
  )
}

/** Where the first thing is that was refused. */
function languageOf(fields: readonly string[]): Language | null {
  if (fields.some((field) => field.endsWith('En'))) return 'En'
  return fields.some((field) => field.endsWith('Ne')) ? 'Ne' : null
}
