import { sectionPath } from '#features/core/settings/sections.ts'
import { catalogue, useText } from '#lib/language.ts'
import { useTitle } from '#lib/title.ts'
import { MountainArt } from '#ui/art/MountainArt.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { LinkButton } from '#ui/LinkButton.tsx'
import { PageHeader } from '#ui/PageHeader.tsx'

const messages = catalogue({
  admin: ['Staff', 'स्टाफ'],
  title: ['Switch two-step log-in on first', 'पहिले दुई चरणको लगइन खोल्नुहोस्'],
  why: [
    'What is done here concerns everybody. So the staff needs more than a password: a code from an app on your phone.',
    'यहाँ गरिने कामले सबैलाई असर गर्छ। त्यसैले स्टाफलाई पासवर्ड मात्र पुग्दैन: फोनको एपमा आउने कोड पनि चाहिन्छ।',
  ],
  goOn: ['To your security settings', 'सुरक्षा सेटिङमा जानुहोस्'],
})

/** Instead of the admin pages, for staff whose role does not count yet. */
export function NeedsTwoStep() {
  const text = useText(messages)
  useTitle(text.admin)
  return (
    <>
      <PageHeader title={text.admin} />
      <EmptyState
        art={<MountainArt />}
        title={text.title}
        action={<LinkButton href={sectionPath('security')}>{text.goOn}</LinkButton>}
      >
        {text.why}
      </EmptyState>
    </>
  )
}
