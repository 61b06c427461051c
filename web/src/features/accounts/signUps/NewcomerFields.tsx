import { SIGN_UP_WORDS_MAX_LENGTH } from '@jes/contract/accounts/newcomer'
import { useQuery } from '@tanstack/react-query'
import { useText } from '#lib/language.ts'
import { useSearchParams } from '#lib/router.tsx'
import { Alert } from '#ui/Alert.tsx'
import { TextArea } from '#ui/TextArea.tsx'
import { signUpState } from './api.ts'
import { invitationOf } from './invitation.ts'
import { messages } from './messages.ts'

/** What a newcomer brings besides a name, in whichever form: an invitation, or a line to the staff. */
export function NewcomerFields({ problems }: { problems: Record<string, string | undefined> }) {
  const text = useText(messages)
  const [params] = useSearchParams()
  const mode = useQuery(signUpState()).data?.mode
  const invitation = invitationOf(params)

  return (
    <>
      {problems.invitation && <Alert>{problems.invitation}</Alert>}
      {invitation && <input type="hidden" name="invitation" value={invitation} />}
      {mode === 'approval' && (
        <TextArea
          name="words"
          label={text.words}
          error={problems.words}
          limit={SIGN_UP_WORDS_MAX_LENGTH}
        />
      )}
    </>
  )
}
