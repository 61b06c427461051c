import { ZoomIn } from 'lucide-react'
import { type CSSProperties, useEffect, useId, useRef, useState } from 'react'
import { useText } from '#lib/language.ts'
import { Button } from '#ui/Button.tsx'
import { Dialog } from '#ui/Dialog.tsx'
import styles from './CropDialog.module.css'
import { type Crop, MOST_ZOOM, type Size, WHOLE, withinPicture } from './crop.ts'
import { cut } from './cut.ts'
import { messages } from './messages.ts'
import { useFrame } from './useFrame.ts'

type Props = {
  title: string
  file: Blob
  /** The size in pixels that the picture should have. */
  shape: Size
  round?: boolean
  start?: Crop | undefined
  onDone: (part: Blob, crop: Crop) => void
  onClose: () => void
  /** The browser cannot read the file as a picture. */
  onFail: () => void
}

const UNKNOWN: Size = { width: 1, height: 1 }

/** Chooses the visible part of a picture, by hand, wheel or keys. */
export function CropDialog(props: Props) {
  const { title, file, shape, round, start = WHOLE, onDone, onClose, onFail } = props
  const text = useText(messages)
  const hintId = useId()
  const image = useRef<HTMLImageElement>(null)
  const url = useUrl(file)
  const [picture, setPicture] = useState(UNKNOWN)
  const [crop, setCrop] = useState(start)
  const [isCutting, setIsCutting] = useState(false)
  const frame = useFrame({ picture, shape, crop, onChange: setCrop })
  const isKnown = picture !== UNKNOWN

  function handleLoad() {
    const { naturalWidth: width, naturalHeight: height } = image.current!
    setPicture({ width, height })
    setCrop(withinPicture({ width, height }, shape, start))
  }

  async function finish() {
    setIsCutting(true)
    const part = await cut(image.current!, shape, crop)
    if (part) onDone(part, crop)
    else onFail()
  }

  return (
    <Dialog
      open
      onClose={onClose}
      title={title}
      footer={
        <>
          <Button look="quiet" onClick={onClose}>
            {text.cancel}
          </Button>
          <Button disabled={!isKnown} busy={isCutting} onClick={() => void finish()}>
            {text.done}
          </Button>
        </>
      }
    >
      <div
        ref={frame.ref}
        {...frame.handlers}
        role="application"
        aria-label={text.frame}
        aria-describedby={hintId}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the arrow keys move what is in it
        tabIndex={0}
        data-autofocus
        data-round={round || undefined}
        className={styles.frame}
        style={{ '--ratio': shape.width / shape.height } as CSSProperties}
      >
        {url && (
          <img
            ref={image}
            src={url}
            alt=""
            draggable={false}
            className={styles.picture}
            style={isKnown ? placeOf(picture, shape, crop) : { opacity: 0 }}
            onLoad={handleLoad}
            onError={onFail}
          />
        )}
      </div>
      <p id={hintId} className={styles.hint}>
        {text.hint}
      </p>
      <label className={styles.zoom}>
        <ZoomIn size={20} aria-hidden="true" />
        <input
          type="range"
          aria-label={text.zoom}
          min={1}
          max={MOST_ZOOM}
          step={0.01}
          value={crop.zoom}
          onChange={(event) => {
            const zoom = Number(event.target.value)
            setCrop((now) => withinPicture(picture, shape, { ...now, zoom }))
          }}
        />
      </label>
    </Dialog>
  )
}

/** The position of the picture behind the frame, in fractions of the frame. */
function placeOf(picture: Size, shape: Size, { zoom, x, y }: Crop) {
  const scale = Math.max(shape.width / picture.width, shape.height / picture.height) * zoom
  const width = (picture.width * scale) / shape.width
  const height = (picture.height * scale) / shape.height
  return {
    inlineSize: share(width),
    blockSize: share(height),
    left: share(0.5 - x * width),
    top: share(0.5 - y * height),
  }
}

function share(part: number) {
  return `${part * 100}%`
}

function useUrl(file: Blob) {
  const [url, setUrl] = useState<string>()
  useEffect(() => {
    const made = URL.createObjectURL(file)
    setUrl(made)
    return () => URL.revokeObjectURL(made)
  }, [file])
  return url
}
