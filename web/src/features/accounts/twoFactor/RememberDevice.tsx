import { useText } from '#lib/language.ts'
import { Checkbox } from '#ui/Checkbox.tsx'
import { messages } from './messages.ts'

/** In the form of the second step. */
export function RememberDevice() {
  const text = useText(messages)
  return <Checkbox name="remember" label={text.remember} />
}
