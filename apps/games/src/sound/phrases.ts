import type { Samples } from './samples.ts'
import type { SoundPlayer } from './sound-player.ts'

/** Japanese pentatonic scales as semitones above their first note. */
export const scales = {
  /** Miyako-bushi, of koto and shamisen: dark. */
  miyako: [0, 1, 5, 7, 8],
  /** Yo, of festival songs: bright. */
  yo: [0, 2, 5, 7, 9],
  /** Ritsu, of court music: calm. */
  ritsu: [0, 2, 5, 7, 10],
} as const

interface Voice {
  play(step: number, options?: { gain?: number; delayS?: number }): void
  /** Steps one after another. */
  run(steps: readonly number[], options: { gain?: number; startS?: number; apartS: number }): void
}

/** An instrument on a scale: step 0 is `hertz`, and each round of the scale is an octave; steps are kept within three octaves. */
export function voice(
  player: SoundPlayer,
  {
    name,
    hertz,
    scale,
    gain: usual,
    render,
  }: {
    name: string
    hertz: number
    scale: keyof typeof scales
    gain: number
    render: (rate: number, hertz: number) => Samples
  },
): Voice {
  const play: Voice['play'] = (step, { gain = usual, delayS = 0 } = {}) => {
    const tone = hertz * 2 ** (semitones(scale, step) / 12)
    player.play(`${name}-${Math.round(tone)}`, (rate) => render(rate, tone), { gain, delayS })
  }
  return {
    play,
    run: (steps, { gain = usual, startS = 0, apartS }) => {
      for (const [index, step] of steps.entries()) play(step, { gain, delayS: startS + index * apartS })
    },
  }
}

/** An instrument without pitch. Give the times of a rhythm in beats. */
export function beats(
  player: SoundPlayer,
  { name, gain: usual, render }: { name: string; gain: number; render: (rate: number) => Samples },
): (at?: readonly number[], options?: { beatS?: number; startS?: number; gain?: number }) => void {
  return (at = [0], { beatS = 0.25, startS = 0, gain = usual } = {}) => {
    for (const beat of at) player.play(name, render, { gain, delayS: startS + beat * beatS })
  }
}

function semitones(scale: keyof typeof scales, step: number): number {
  const notes = scales[scale]
  const kept = Math.min(notes.length * 3 - 1, Math.max(0, step))
  return (notes[kept % notes.length] ?? 0) + 12 * Math.floor(kept / notes.length)
}
