import { Hash } from 'lucide-react'
import { SearchBox } from '#features/search/searchBox/SearchBox.tsx'
import { Alert } from '#ui/Alert.tsx'
import { Checkbox } from '#ui/Checkbox.tsx'
import { PasswordInput } from '#ui/PasswordInput.tsx'
import { Switch } from '#ui/Switch.tsx'
import { TextArea } from '#ui/TextArea.tsx'
import { TextInput } from '#ui/TextInput.tsx'
import { Section } from './Section.tsx'
import styles from './UiPage.module.css'

export function FieldSections() {
  return (
    <>
      <Section title="Fields: rest, filled, error, disabled">
        <div className={styles.halves}>
          <TextInput label="Title" placeholder="Say it in one line" />
          <TextInput label="Title" defaultValue="दशैंको चंगा" lang="ne" optional />
          <TextInput
            label="Hub name"
            defaultValue="Ch"
            limit={50}
            error="Hub name must be at least 3 characters"
          />
          <TextInput
            label="Tags"
            defaultValue="10 tags added"
            disabled
            start={<Hash />}
            hint="Remove one to add another"
          />
          <PasswordInput
            label="Password"
            placeholder="Your password"
            aside={<a href="/forgot-password">Forgot password?</a>}
          />
          <TextArea
            label="Bio"
            limit={80}
            defaultValue="Sel roti on weekends, spreadsheets on weekdays, tea always."
          />
        </div>
      </Section>
      <Section title="Switch, checkbox, search, alert">
        <Switch label="Data saver" hint="Photos load when you tap them" defaultChecked />
        <Switch label="Votes" hint="Grouped, at most once an hour" />
        <Switch label="Not for you" disabled />
        <div className={styles.stack}>
          <Checkbox label="Keep me signed in" defaultChecked />
          <Checkbox label="I have read the rules" error="Please read the rules first" />
          <SearchBox />
          <Alert>No response from server. Please check your connection.</Alert>
        </div>
      </Section>
    </>
  )
}
