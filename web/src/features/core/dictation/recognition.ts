type Heard = { isFinal: boolean; 0: { transcript: string } }
type HeardEvent = { resultIndex: number; results: ArrayLike<Heard> }
/** The part of the browser's speech recognition that is used; most browsers have it under a name of their own. */
export type Recognition = {
  lang: string
  continuous: boolean
  interimResults: boolean
  onresult: ((event: HeardEvent) => void) | null
  onend: (() => void) | null
  onerror: ((event: { error: string }) => void) | null
  start: () => void
  stop: () => void
  abort: () => void
}

type Maker = new () => Recognition

export function recognitionMaker() {
  const maker =
    Reflect.get(globalThis, 'SpeechRecognition') ??
    Reflect.get(globalThis, 'webkitSpeechRecognition')
  return (maker as Maker | undefined) ?? null
}

/** What was said for good since the last event. */
export function finalWords({ resultIndex, results }: HeardEvent) {
  return Array.from(results)
    .slice(resultIndex)
    .filter(({ isFinal }) => isFinal)
    .map((heard) => heard[0].transcript.trim())
    .join(' ')
}
