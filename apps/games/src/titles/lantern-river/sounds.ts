import { bell, drum, pluck, water, wood } from '../../shell/sound/instruments.ts'
import type { SoundPlayer } from '../../shell/sound/sound-player.ts'

/** Miyako-bushi, a koto scale, from D: two octaves. */
const scale = [293.66, 311.13, 392, 440, 466.16, 587.33, 622.25, 783.99, 880, 932.33] as const

export type Sounds = ReturnType<typeof createSounds>

/** `line`, `win`, `scatter` and `great` are for returns that may be celebrated. */
export function createSounds(player: SoundPlayer) {
  const koto = (step: number, options: { gain?: number; delayS?: number } = {}) => {
    const hertz = scale[Math.min(scale.length - 1, Math.max(0, step))] ?? 440
    player.play(`koto-${hertz}`, (rate) => pluck(rate, hertz), { gain: 0.34, ...options })
  }
  const upwards = scale.map((_, step) => step)
  const run = (
    notes: readonly number[],
    { gain, startS, apartS }: { gain: number; startS: number; apartS: number },
  ) => {
    for (const [index, step] of notes.entries()) koto(step, { gain, delayS: startS + index * apartS })
  }
  const rin = (gain: number, delayS = 0) => player.play('rin', (rate) => bell(rate, 523), { gain, delayS })
  const taiko = (gain: number, delayS = 0) => player.play('taiko', (rate) => drum(rate), { gain, delayS })
  return {
    ambience: () => player.loop('river', (rate) => water(rate), 0.5),
    start: () => player.play('block-low', (rate) => wood(rate, 620), { gain: 0.4 }),
    /** Each reel has its own pitch. */
    land: (reel: number) => player.play(`block-${reel}`, (rate) => wood(rate, 900 + reel * 70), { gain: 0.42 }),
    line: (index: number) => {
      koto(index % scale.length)
      koto((index + 3) % scale.length, { gain: 0.2, delayS: 0.07 })
    },
    win: () => run([0, 2, 3, 5], { gain: 0.34, startS: 0, apartS: 0.09 }),
    scatter: () => {
      for (const delayS of [0, 0.22, 0.44]) rin(0.26, delayS)
    },
    freeSpins: () => {
      taiko(0.7)
      taiko(0.5, 0.34)
      run(upwards, { gain: 0.26, startS: 0.5, apartS: 0.07 })
      rin(0.3, 1.3)
    },
    great: () => {
      for (const delayS of [0, 0.5, 0.75, 1]) taiko(0.7, delayS)
      run(upwards.toReversed(), { gain: 0.24, startS: 1.1, apartS: 0.06 })
      run(upwards, { gain: 0.28, startS: 1.9, apartS: 0.08 })
      rin(0.34, 2.7)
    },
  }
}
