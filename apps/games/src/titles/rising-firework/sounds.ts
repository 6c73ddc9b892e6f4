import type { CrashSounds } from '../../engines/crash/crash-title.ts'
import { burst, crackle, whistle } from '../../sound/fireworks.ts'
import { bell, drum, wood } from '../../sound/percussion.ts'
import { beats, voice } from '../../sound/phrases.ts'
import type { SoundPlayer } from '../../sound/sound-player.ts'
import { flute } from '../../sound/strings-and-breath.ts'
import { tierSize } from '../../sound/title-sounds.ts'
import { water } from '../../sound/water-and-air.ts'

/** The river, a soft whistle when the shell climbs, its burst far over the water, and a festival flute for a win. */
export function createSounds(player: SoundPlayer): CrashSounds {
  const pipe = voice(player, { name: 'flute', hertz: 587, scale: 'yo', gain: 0.3, render: flute })
  const climb = beats(player, { name: 'whistle', gain: 0.12, render: (rate) => whistle(rate, 1.6) })
  const report = beats(player, { name: 'burst', gain: 0.2, render: burst })
  const stars = beats(player, { name: 'crackle', gain: 0.16, render: crackle })
  const clap = beats(player, { name: 'clap', gain: 0.3, render: (rate) => wood(rate, 1320) })
  const taiko = beats(player, { name: 'taiko', gain: 0.38, render: (rate) => drum(rate, 78) })
  const rin = beats(player, { name: 'rin', gain: 0.22, render: (rate) => bell(rate, 784) })
  return {
    ambience: () => player.loop('river', (rate) => water(rate), 0.3),
    start: () => clap([0, 0.5], { gain: 0.26 }),
    rise: () => climb(),
    burst: () => {
      report()
      stars([0], { startS: 0.35 })
    },
    left: () => clap([0, 0.4], { gain: 0.24 }),
    win: () => {
      pipe.run([0, 2, 3, 5], { apartS: 0.1, gain: 0.27 })
      rin([0], { startS: 0.3, gain: 0.14 })
    },
    tier: (tier) => {
      const size = tierSize(tier)
      player.duck(2 + size)
      taiko([0, 1, 1.5, 2, 3, 4, 5, 5.5, 6, 7].slice(0, 5 + size), { gain: 0.24 })
      pipe.run([0, 2, 3, 5, 7, 8, 10, 8, 10, 12].slice(0, 6 + size), { startS: 0.15, apartS: 0.11, gain: 0.25 })
      rin([0, 2, 4, 6].slice(0, 1 + size), { startS: 0.9, gain: 0.16 })
    },
  }
}
