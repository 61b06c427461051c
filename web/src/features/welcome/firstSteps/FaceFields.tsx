import {
  BIO_MAX_LENGTH,
  DISPLAY_NAME_MAX_LENGTH,
  type Profile,
  type ProfileChange,
} from '@jes/contract/core/users'
import { PictureChange } from '#features/people/profileEdit/PictureChange.tsx'
import { langOf, useText } from '#lib/language.ts'
import { Avatar } from '#ui/Avatar.tsx'
import { TextInput } from '#ui/TextInput.tsx'
import styles from './FaceFields.module.css'
import { messages } from './messages.ts'

export type Face = Required<Pick<ProfileChange, 'displayName' | 'bio'>>

type Props = {
  profile: Profile
  face: Face
  problems: Record<string, string>
  onChange: (face: Face) => void
}

/** Name, photo and a line about oneself. */
export function FaceFields({ profile, face, problems, onChange }: Props) {
  const text = useText(messages)
  const { _id, username, image } = profile
  return (
    <div className={styles.face}>
      <div className={styles.photo}>
        <Avatar id={_id} name={face.displayName || username} image={image} size={84} />
        <PictureChange kind="image" has={image !== null} />
      </div>
      <TextInput
        name="displayName"
        label={text.name}
        hint={`@${username}`}
        limit={DISPLAY_NAME_MAX_LENGTH}
        error={problems.displayName}
        value={face.displayName}
        lang={langOf(face.displayName)}
        autoComplete="name"
        onChange={({ target }) => onChange({ ...face, displayName: target.value })}
      />
      <TextInput
        optional
        name="bio"
        label={text.bio}
        limit={BIO_MAX_LENGTH}
        error={problems.bio}
        value={face.bio}
        lang={langOf(face.bio)}
        onChange={({ target }) => onChange({ ...face, bio: target.value })}
      />
    </div>
  )
}
