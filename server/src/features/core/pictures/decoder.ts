/** The decoder of pictures, loaded with the first of them: most processes never see one, and it takes 12 MB. */
export async function loadSharp() {
  const { default: sharp } = await import('sharp')
  // No decoded picture is requested twice: the memory is better free.
  sharp.cache(false)
  return sharp
}
