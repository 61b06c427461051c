import type { Tune } from '#features/demo/demoTexts/clips.ts'
import { type Chance, makeChance } from '#features/demo/demoWorld/chance.ts'

const RATE = 32_000
const FIVE_TONES = [0, 2, 4, 7, 9]
const FADE_SECONDS = 0.6

/** A plucked melody over a madal drum, as a WAV file. The same tune sounds the same each time. */
export function playTune({ tonic, pace, notes, beat }: Tune, seconds: number): Buffer {
  const chance = makeChance(Math.round(tonic * 100) + pace)
  const sound = new Float32Array(Math.round(seconds * RATE))
  const step = Math.round((60 / pace) * RATE)
  for (let at = 0, index = 0; at < sound.length; at += step, index++) {
    const note = Number(notes[index % notes.length])
    if (note) pluck(sound, { at, hertz: toneOf(tonic, note), chance })
    const hit = beat[index % beat.length]
    if (hit === 'D') strike(sound, { at, from: 120, to: 62, lasts: 0.32, loud: 0.5 })
    if (hit === 't') strike(sound, { at, from: 330, to: 290, lasts: 0.09, loud: 0.22 })
  }
  return toWav(sound)
}

function toneOf(tonic: number, note: number) {
  const octave = Math.floor((note - 1) / FIVE_TONES.length)
  return tonic * 2 ** (octave + FIVE_TONES[(note - 1) % FIVE_TONES.length]! / 12)
}

/** The Karplus-Strong algorithm: a burst of noise circulates and is smoothed on the way. */
function pluck(
  sound: Float32Array,
  { at, hertz, chance }: { at: number; hertz: number; chance: Chance },
) {
  const string = Float32Array.from({ length: Math.round(RATE / hertz) }, () =>
    chance.between(-0.5, 0.5),
  )
  const end = Math.min(sound.length, at + RATE * 2)
  for (let i = at, place = 0; i < end; i++, place = (place + 1) % string.length) {
    const next = string[(place + 1) % string.length]!
    sound[i]! += string[place]!
    string[place] = 0.4985 * (string[place]! + next)
  }
}

type Stroke = { at: number; from: number; to: number; lasts: number; loud: number }

/** A drum: a tone that falls and fades. */
function strike(sound: Float32Array, { at, from, to, lasts, loud }: Stroke) {
  const length = Math.min(sound.length - at, Math.round(lasts * RATE))
  let turn = 0
  for (let i = 0; i < length; i++) {
    turn += (to + (from - to) * Math.exp((-6 * i) / length)) / RATE
    sound[at + i]! += loud * Math.sin(2 * Math.PI * turn) * Math.exp((-4 * i) / length)
  }
}

function toWav(sound: Float32Array): Buffer {
  const file = Buffer.alloc(44 + sound.length * 2)
  file.write('RIFF    WAVEfmt ', 0, 'latin1')
  file.writeUInt32LE(file.length - 8, 4)
  file.writeUInt32LE(16, 16)
  file.writeUInt16LE(1, 20)
  file.writeUInt16LE(1, 22)
  file.writeUInt32LE(RATE, 24)
  file.writeUInt32LE(RATE * 2, 28)
  file.writeUInt16LE(2, 32)
  file.writeUInt16LE(16, 34)
  file.write('data', 36, 'latin1')
  file.writeUInt32LE(sound.length * 2, 40)
  sound.forEach((value, i) => {
    const left = (sound.length - i) / (FADE_SECONDS * RATE)
    // Soft clipping where it would be too loud.
    file.writeInt16LE(Math.round(Math.tanh(value) * Math.min(1, left) * 26_000), 44 + i * 2)
  })
  return file
}
