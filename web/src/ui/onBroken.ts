import { renderedState } from '#lib/rendered.ts'

/** For an `<img>` that cannot be shown. In a page that the server rendered that may be known before the app runs. */
export function onBroken(act: () => void) {
  return {
    onError: act,
    ref(image: HTMLImageElement | null) {
      if (renderedState() && image?.complete && image.naturalWidth === 0) act()
    },
  }
}
