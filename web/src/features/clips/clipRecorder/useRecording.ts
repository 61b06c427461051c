import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useEffectOn } from '#lib/useEffectOn.ts'
import { type CameraProblem, closeCamera, type Facing, openCamera, problemOf } from './camera.ts'
import { recordedFile, recordingType } from './recordingType.ts'

type Stage = 'opening' | 'ready' | 'counting' | 'recording' | 'done'

const COUNTDOWN = 3
const TICK = 100

/** The camera, the countdown, and what was recorded. */
export function useRecording(mostMs: number) {
  const [facing, setFacing] = useState<Facing>('user')
  const [turn, setTurn] = useState(0)
  const [stream, setStream] = useState<MediaStream | null>(null)
  const [stage, setStage] = useState<Stage>('opening')
  const [problem, setProblem] = useState<CameraProblem | null>(null)
  const [count, setCount] = useState(COUNTDOWN)
  const [passedMs, setPassedMs] = useState(0)
  const [file, setFile] = useState<File | null>(null)
  const recorder = useRef<MediaRecorder | null>(null)

  // Each switch of the camera is a new stream; the one before is stopped.
  useEffectOn([facing, turn], () => {
    let isOver = false
    let opened: MediaStream | null = null
    setStage('opening')
    setProblem(null)
    open().then(
      (found) => {
        opened = found
        if (isOver) return closeCamera(found)
        setStream(found)
        setStage('ready')
      },
      (error: unknown) => {
        if (!isOver) setProblem(problemOf(error))
      },
    )

    async function open() {
      const isAble = navigator.mediaDevices && recordingType(globalThis.MediaRecorder)
      if (!isAble) throw new DOMException('No recorder', 'NotSupportedError')
      return openCamera(facing)
    }

    return () => {
      isOver = true
      if (recorder.current?.state === 'recording') recorder.current.stop()
      closeCamera(opened)
      setStream(null)
    }
  })

  const beginNow = useEffectEvent(begin)
  const stopNow = useEffectEvent(stop)

  useEffect(() => {
    if (stage !== 'counting') return
    if (count === 0) return beginNow()
    const timer = setTimeout(() => setCount(count - 1), 1_000)
    return () => clearTimeout(timer)
  }, [stage, count])

  useEffect(() => {
    if (stage !== 'recording') return
    const begun = performance.now()
    const timer = setInterval(() => {
      const passed = performance.now() - begun
      setPassedMs(Math.min(passed, mostMs))
      if (passed >= mostMs) stopNow()
    }, TICK)
    return () => clearInterval(timer)
  }, [stage, mostMs])

  function begin() {
    const type = recordingType(globalThis.MediaRecorder)
    if (!stream || !type) return
    const pieces: Blob[] = []
    const made = new MediaRecorder(stream, { mimeType: type, videoBitsPerSecond: 4_000_000 })
    made.ondataavailable = ({ data }) => pieces.push(data)
    made.onstop = () => {
      setFile(recordedFile(pieces, type, new Date()))
      setStage('done')
    }
    recorder.current = made
    made.start(1_000)
    setPassedMs(0)
    setStage('recording')
  }

  function stop() {
    if (recorder.current?.state === 'recording') recorder.current.stop()
  }

  return {
    stream,
    stage,
    problem,
    count,
    passedMs,
    file,
    facing,
    record() {
      setCount(COUNTDOWN)
      setStage('counting')
    },
    callOff: () => setStage('ready'),
    stop,
    recordAgain() {
      setFile(null)
      setStage('ready')
    },
    askAgain: () => setTurn((turn) => turn + 1),
    turnCamera: () => setFacing((facing) => (facing === 'user' ? 'environment' : 'user')),
  }
}
