import { NotHere } from '#features/search/NotHere.tsx'

export function HubPage() {
  return <NotHere />
}
