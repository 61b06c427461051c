const COLORS = { ground: '#b4143c', sky: '#1b2f7a', peak: '#f6b12b', line: '#ffffff' }

/** The mark of Jes, as `ui/Mark.tsx` has it. */
export function drawMark(
  context: CanvasRenderingContext2D,
  { x, y, size }: { x: number; y: number; size: number },
) {
  context.save()
  context.translate(x, y)
  context.scale(size / 512, size / 512)
  context.beginPath()
  context.roundRect(0, 0, 512, 512, 116)
  context.clip()
  context.fillStyle = COLORS.ground
  context.fillRect(0, 0, 512, 512)
  context.fillStyle = COLORS.sky
  context.fillRect(0, 0, 512, 218)
  context.fillStyle = COLORS.peak
  context.fill(new Path2D('M382 200 220 82l18 118z'))
  context.fillStyle = COLORS.line
  context.fillRect(0, 192, 512, 52)
  context.strokeStyle = COLORS.line
  context.lineWidth = 52
  context.stroke(
    new Path2D(
      'M362 220v222M362 312H172M208 312c40 0 68 22 68 56 0 35-30 56-66 56-36 0-60-22-68-54',
    ),
  )
  context.restore()
}
