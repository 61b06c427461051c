import { Download } from 'lucide-react'
import { useState } from 'react'
import { useText } from '#lib/language.ts'
import { toast } from '#lib/toasts.ts'
import { Button } from '#ui/Button.tsx'
import { fetchAllLines } from './api.ts'
import { csvOf, saveFile } from './csv.ts'
import { messages } from './messages.ts'

/** Every line as a file, made here from what the server tells page by page. */
export function DownloadLines({ month }: { month: string }) {
  const text = useText(messages)
  const [isBusy, setIsBusy] = useState(false)

  async function download() {
    setIsBusy(true)
    try {
      saveFile(`jes-${month}.csv`, csvOf(await fetchAllLines(month)))
    } catch (error) {
      if (error instanceof Error) toast.error(error.message)
    } finally {
      setIsBusy(false)
    }
  }

  return (
    <Button
      look="line"
      size="sm"
      busy={isBusy}
      busyLabel={text.downloading}
      onClick={() => void download()}
    >
      <Download />
      {text.download}
    </Button>
  )
}
