import type { Samples } from '../samples.ts'
import type { SoundPlayer } from '../sound-player.ts'

/** Mixes what a title plays into samples instead of loudspeakers: `cue` for its notes, `loop` for its ambience. */
export function createOfflinePlayer(rate: number) {
  const rendered = new Map<string, Samples>()
  let notes: { samples: Samples; gain: number; atS: number }[] = []
  let loops: { samples: Samples; gain: number }[] = []
  const note = (name: string, render: (rate: number) => Samples) => {
    const kept = rendered.get(name) ?? render(rate)
    rendered.set(name, kept)
    return kept
  }
  const player: SoundPlayer = {
    play: (name, render, { gain = 0.5, delayS = 0 } = {}) => {
      notes.push({ samples: note(name, render), gain, atS: delayS })
    },
    loop: (name, render, gain) => {
      loops.push({ samples: note(name, render), gain })
    },
    duck: () => {},
    prepare: () => {},
    muted: false,
    setMuted: () => {},
  }
  return {
    player,
    /** The notes that `play` starts, mixed until the last one ends. */
    cue: (play: () => void): Samples => {
      notes = []
      play()
      const length = Math.max(0, ...notes.map(({ samples, atS }) => samples.length + Math.floor(atS * rate)))
      const out = new Float32Array(length)
      for (const { samples, gain, atS } of notes) {
        const from = Math.floor(atS * rate)
        for (let index = 0; index < samples.length; index++)
          out[from + index] = (out[from + index] ?? 0) + (samples[index] ?? 0) * gain
      }
      return out
    },
    /** One turn of the first loop that `play` starts. */
    ambience: (play: () => void): Samples => {
      loops = []
      play()
      const [first] = loops
      return first ? first.samples.map((sample) => sample * first.gain) : new Float32Array(0)
    },
  }
}
