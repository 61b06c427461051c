import type { Profile } from '@jes/contract/core/users'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useChangeProfile } from '#features/people/profileEdit/api.ts'
import { expectBy } from '#lib/check.ts'
import { useText } from '#lib/language.ts'
import { useSend } from '#lib/useForm.ts'
import { Alert } from '#ui/Alert.tsx'
import { firstPeople } from './api.ts'
import { FaceFields } from './FaceFields.tsx'
import { messages } from './messages.ts'
import { PeopleStep } from './PeopleStep.tsx'
import { StepFrame } from './StepFrame.tsx'
import type { Walk } from './useWalk.ts'

const loadChange = async () => (await import('@jes/contract/core/users')).ProfileChange

type Props = { profile: Profile; walk: Walk }

export function ThirdScreen({ profile, walk }: Props) {
  const text = useText(messages)
  const { data } = useQuery(firstPeople())
  const [face, setFace] = useState({ displayName: profile.displayName, bio: profile.bio })
  const change = useChangeProfile()
  const { send, problems, isSending, mend } = useSend()

  const followed = data?.users.filter(({ isFollowed }) => isFollowed).length ?? 0
  const following = (data?.following ?? 0) + followed

  async function handleStart() {
    const wanted = { displayName: face.displayName.trim(), bio: face.bio.trim() }
    const isChanged = wanted.displayName !== profile.displayName || wanted.bio !== profile.bio
    await send(async () => {
      if (isChanged) await change.mutateAsync(await expectBy(loadChange, wanted))
      walk.finish()
    })
  }

  return (
    <StepFrame
      step={3}
      heading={text.callYou}
      button={following > 0 ? text.withPeople(following) : text.start}
      isSending={isSending}
      onContinue={() => void handleStart()}
      onSkip={walk.finish}
      onBack={() => walk.goTo(2)}
    >
      {problems.form && <Alert>{problems.form}</Alert>}
      <FaceFields
        profile={profile}
        face={face}
        problems={problems}
        onChange={(next) => {
          setFace(next)
          mend()
        }}
      />
      <PeopleStep />
    </StepFrame>
  )
}
