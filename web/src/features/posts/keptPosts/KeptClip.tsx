import { KEPT_CACHE } from '@jes/contract/site/worker'
import { useEffect, useState } from 'react'
import type { KeptPost } from '#features/core/offline/database.ts'
import { Dialog } from '#ui/Dialog.tsx'
import { Video } from '#ui/Video.tsx'
import styles from './kept.module.css'

type Props = { kept: KeptPost; open: boolean; onClose: () => void }

/** Plays a clip from this device. */
export function KeptClip({ kept: { post, files }, open, onClose }: Props) {
  const { clip } = post
  const video = useFile(files.find((url) => clip?.sizes.some((size) => size.url === url)))
  const [caption] = clip?.captions ?? []
  const track = useFile(caption && files.find((url) => url === caption.url))

  return (
    <Dialog open={open} onClose={onClose} title={post.title}>
      {video && (
        <Video src={video} controls autoPlay playsInline className={styles.video}>
          {track && <track kind="captions" src={track} srcLang={caption?.language} default />}
        </Video>
      )}
    </Dialog>
  )
}

/** A stored file as an address that the page can play, until it is closed. */
function useFile(url: string | undefined) {
  const [address, setAddress] = useState<string>()

  useEffect(() => {
    if (!url) return
    let made: string | undefined
    let isOver = false
    void readFile(url).then((file) => {
      if (isOver || !file) return
      made = URL.createObjectURL(file)
      setAddress(made)
    })
    return () => {
      isOver = true
      if (made) URL.revokeObjectURL(made)
    }
  }, [url])

  return address
}

async function readFile(url: string) {
  const stored = await (await caches.open(KEPT_CACHE)).match(url)
  return stored?.blob()
}
