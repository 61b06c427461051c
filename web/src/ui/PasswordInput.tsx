import { Eye, EyeOff } from 'lucide-react'
import { useState } from 'react'
import { catalogue, useText } from '#lib/language.ts'
import styles from './Field.module.css'
import { TextInput, type TextInputProps } from './TextInput.tsx'
import { VisuallyHidden } from './VisuallyHidden.tsx'

const messages = catalogue({
  show: ['Show password', 'पासवर्ड देखाउनुहोस्'],
  hide: ['Hide password', 'पासवर्ड लुकाउनुहोस्'],
})

export function PasswordInput(props: Omit<TextInputProps, 'type' | 'end'>) {
  const text = useText(messages)
  const [isShown, setIsShown] = useState(false)
  const label = isShown ? text.hide : text.show

  return (
    <TextInput
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      {...props}
      type={isShown ? 'text' : 'password'}
      end={
        <button
          type="button"
          className={styles.peek}
          title={label}
          onClick={() => setIsShown(!isShown)}
        >
          {isShown ? <EyeOff size={20} /> : <Eye size={20} />}
          {/* As text, not as a label: the only thing labelled Password is the field. */}
          <VisuallyHidden>{label}</VisuallyHidden>
        </button>
      }
    />
  )
}
