import { useState } from 'react'
import { clipUploading, useUploading } from '#features/clips/clipUploads/clipUploading.ts'
import { isSameFile } from '#features/clips/clipUploads/entry.ts'
import { judge, type Limits } from '#features/clips/clipUploads/judge.ts'
import { text } from '#lib/language.ts'
import { messages } from './messages.ts'

/** Checks the picked file, and accepts it or says why not. */
export function usePicking(limits: Limits) {
  const [isLooking, setIsLooking] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)

  async function pick(files: readonly File[]) {
    const [file] = files
    if (!file || isLooking) return
    const { another, otherFile } = text(messages)
    setProblem(null)
    if (files.length > 1) return setProblem(another)
    const { stage, entry } = useUploading.getState()
    if (stage === 'missing' && entry && !isSameFile(entry, file))
      return setProblem(otherFile(entry.name))
    setIsLooking(true)
    const judged = await judge(file, limits)
    setIsLooking(false)
    if (judged.problem !== null) return setProblem(judged.problem)
    await clipUploading.take(file, judged.durationMs, limits.ms)
  }

  return { pick, isLooking, problem }
}
