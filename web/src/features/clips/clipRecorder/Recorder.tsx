import { RefreshCw, X } from 'lucide-react'
import { useText } from '#lib/language.ts'
import { number } from '#lib/numbers.ts'
import { useUrlOf } from '#lib/useUrlOf.ts'
import { Alert } from '#ui/Alert.tsx'
import { Button } from '#ui/Button.tsx'
import { PictureButton } from '#ui/PictureButton.tsx'
import { Video } from '#ui/Video.tsx'
import { messages } from './messages.ts'
import styles from './Recorder.module.css'
import { RecordRing } from './RecordRing.tsx'
import { useRecording } from './useRecording.ts'

type Props = { mostMs: number; onFile: (file: File) => void; onClose: () => void }

/** Records a clip with the camera of this device. */
export function Recorder({ mostMs, onFile, onClose }: Props) {
  const text = useText(messages)
  const recording = useRecording(mostMs)
  const { stream, stage, problem, count, passedMs, file } = recording
  const url = useUrlOf(file)

  if (problem)
    return (
      <div className={styles.problem}>
        <Alert>{text[problem]}</Alert>
        <div className={styles.choices}>
          <Button look="quiet" onClick={onClose}>
            {text.close}
          </Button>
          {problem !== 'unsupported' && (
            <Button onClick={recording.askAgain}>{text.tryAgain}</Button>
          )}
        </div>
      </div>
    )

  if (stage === 'done' && file && url)
    return (
      <div className={styles.recorder}>
        <div className={styles.stage}>
          <Video
            src={url}
            aria-label={text.recorded}
            controls
            playsInline
            className={styles.video}
          />
        </div>
        <div className={styles.choices}>
          <Button look="quiet" onClick={recording.recordAgain}>
            {text.again}
          </Button>
          <Button onClick={() => onFile(file)}>{text.use}</Button>
        </div>
      </div>
    )

  const passed = text.ofTime(number(Math.floor(passedMs / 1000)), number(mostMs / 1000))
  return (
    <div className={styles.recorder}>
      <div className={styles.stage}>
        <video
          ref={(picture) => {
            if (picture && picture.srcObject !== stream) picture.srcObject = stream
          }}
          aria-label={text.camera}
          autoPlay
          muted
          playsInline
          className={styles.video}
          data-mirrored={recording.facing === 'user' || undefined}
        />
        <PictureButton label={text.close} className={styles.close} onClick={onClose}>
          <X />
        </PictureButton>
        {stage === 'counting' && (
          <span className={styles.count} aria-hidden="true">
            {number(count)}
          </span>
        )}
        {stage === 'opening' && <p className={styles.opening}>{text.opening}</p>}
        {stage !== 'opening' && (
          <div className={styles.controls}>
            <RecordRing
              part={passedMs / mostMs}
              isRecording={stage === 'recording'}
              label={
                stage === 'recording'
                  ? text.stop
                  : stage === 'counting'
                    ? text.callOff
                    : text.record
              }
              onPress={
                stage === 'recording'
                  ? recording.stop
                  : stage === 'counting'
                    ? recording.callOff
                    : recording.record
              }
            />
            {stage === 'ready' && (
              <PictureButton
                label={text.turn}
                className={styles.turn}
                onClick={recording.turnCamera}
              >
                <RefreshCw />
              </PictureButton>
            )}
          </div>
        )}
      </div>
      <p className={styles.time}>{passed}</p>
      <p role="status" className={styles.said}>
        {stage === 'counting'
          ? text.beginsIn(number(count))
          : stage === 'recording' && text.recording}
      </p>
    </div>
  )
}
