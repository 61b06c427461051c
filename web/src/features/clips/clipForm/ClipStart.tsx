import { Clapperboard, Video } from 'lucide-react'
import { lazy, Suspense, useEffect, useEffectEvent, useState } from 'react'
import type { Limits } from '#features/clips/clipUploads/judge.ts'
import { useFileDrop } from '#features/core/pictureUploads/useFileDrop.ts'
import { useText } from '#lib/language.ts'
import { number } from '#lib/numbers.ts'
import { useSearchParams } from '#lib/router.tsx'
import { Alert } from '#ui/Alert.tsx'
import { ClipsArt } from '#ui/art/ClipsArt.tsx'
import { Button } from '#ui/Button.tsx'
import { Skeleton, SkeletonGroup } from '#ui/Skeleton.tsx'
import { FileButton } from './FileButton.tsx'
import { messages } from './messages.ts'
import styles from './picking.module.css'
import { usePicking } from './usePicking.ts'

const Recorder = lazy(async () => ({
  default: (await import('#features/clips/clipRecorder/Recorder.tsx')).Recorder,
}))

/** The start of a clip: a video is picked, dropped, pasted or recorded. */
export function ClipStart({ limits }: { limits: Limits }) {
  const text = useText(messages)
  const { pick, isLooking, problem } = usePicking(limits)
  const [isRecording, setIsRecording] = useState(false)
  const drop = useFileDrop((files) => void pick(files))
  usePaste(pick)
  useShared(pick)

  function handleRecorded(file: File) {
    setIsRecording(false)
    void pick([file])
  }

  if (isRecording)
    return (
      <Suspense
        fallback={
          <SkeletonGroup>
            <Skeleton height="24rem" />
          </SkeletonGroup>
        }
      >
        <Recorder
          mostMs={limits.ms}
          onFile={handleRecorded}
          onClose={() => setIsRecording(false)}
        />
      </Suspense>
    )

  return (
    <div className={styles.start}>
      <div className={styles.zone} data-over={drop.isOver || undefined} {...drop.handlers}>
        <ClipsArt />
        <h2 className={styles.title}>{drop.isOver ? text.drop : text.begin}</h2>
        <p className={styles.words}>
          {text.limits(number(limits.ms / 1000), number(limits.bytes / 1024 / 1024))}
        </p>
        {problem && <Alert>{problem}</Alert>}
        <div className={styles.buttons}>
          <FileButton label={text.choose} onFiles={(files) => void pick(files)}>
            <Clapperboard aria-hidden="true" />
            {isLooking ? text.looking : text.choose}
          </FileButton>
          <Button look="quiet" onClick={() => setIsRecording(true)}>
            <Video />
            {text.record}
          </Button>
        </div>
        <p className={styles.safe}>{text.safe}</p>
      </div>
    </div>
  )
}

/** Pasted anywhere on the page: here nothing else takes the focus. */
function usePaste(pick: (files: readonly File[]) => Promise<void>) {
  useEffect(() => {
    function handlePaste({ clipboardData, defaultPrevented }: ClipboardEvent) {
      const files = [...(clipboardData?.files ?? [])]
      if (!defaultPrevented && files.length > 0) void pick(files)
    }
    window.addEventListener('paste', handlePaste)
    return () => window.removeEventListener('paste', handlePaste)
  })
}

/** A video that another app has shared. */
function useShared(pick: (files: readonly File[]) => Promise<void>) {
  const [search] = useSearchParams()
  const isShared = search.has('shared')
  const take = useEffectEvent(pick)

  useEffect(() => {
    if (isShared) loadShared().then((shared) => shared && take(shared.files), ignore)
  }, [isShared])
}

async function loadShared() {
  return (await import('#features/core/shareTarget/takeShared.ts')).takeShared()
}

function ignore() {}
