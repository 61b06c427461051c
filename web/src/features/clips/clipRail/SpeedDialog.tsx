import { SPEEDS, setClips, useClipSettings } from '#features/clips/clipPlayer/settings.ts'
import { useText } from '#lib/language.ts'
import { inDigits } from '#lib/numbers.ts'
import { Dialog } from '#ui/Dialog.tsx'
import { RadioRows } from '#ui/RadioRows.tsx'
import { messages } from './menuMessages.ts'

type Props = { open: boolean; onClose: () => void }

export function SpeedDialog({ open, onClose }: Props) {
  const text = useText(messages)
  const speed = useClipSettings((settings) => settings.speed)

  return (
    <Dialog open={open} onClose={onClose} title={text.speedTitle}>
      <RadioRows
        legend={text.speedTitle}
        rows={SPEEDS.map((one) => ({ value: String(one), label: inDigits(`${one}×`) }))}
        value={String(speed)}
        onChange={(value) => {
          setClips({ speed: SPEEDS.find((one) => String(one) === value) ?? 1 })
          onClose()
        }}
      />
    </Dialog>
  )
}
