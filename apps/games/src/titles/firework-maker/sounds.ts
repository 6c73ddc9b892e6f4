import type { SlotSounds } from '../../engines/slot/slot-sounds.ts'
import { burst, crackle, sizzle, whistle } from '../../sound/fireworks.ts'
import { chime, coinRing, drum, wood } from '../../sound/percussion.ts'
import { beats, voice } from '../../sound/phrases.ts'
import type { SoundPlayer } from '../../sound/sound-player.ts'
import { shamisen } from '../../sound/strings-and-breath.ts'
import { tierSize } from '../../sound/title-sounds.ts'
import { crickets } from '../../sound/water-and-air.ts'

/** A summer night: crickets, a shamisen in the yo scale, festival drums, and fireworks for what is rare. */
export function createSounds(player: SoundPlayer): SlotSounds {
  const string = voice(player, { name: 'shamisen', hertz: 293.66, scale: 'yo', gain: 0.44, render: shamisen })
  const glass = voice(player, { name: 'chime', hertz: 1174, scale: 'yo', gain: 0.24, render: chime })
  const taiko = beats(player, { name: 'taiko', gain: 0.37, render: (rate) => drum(rate, 84) })
  const rim = beats(player, { name: 'rim', gain: 0.3, render: (rate) => wood(rate, 1480) })
  const climb = beats(player, { name: 'whistle', gain: 0.2, render: whistle })
  const report = beats(player, { name: 'burst', gain: 0.27, render: burst })
  const stars = beats(player, { name: 'crackle', gain: 0.3, render: crackle })
  const shot = (startS: number) => {
    climb([0], { startS })
    report([0], { startS: startS + 1 })
    stars([0], { startS: startS + 1.3 })
  }
  return {
    ambience: () => player.loop('crickets', (rate) => crickets(rate), 0.38),
    start: () => rim([0, 0.5], { gain: 0.26 }),
    land: (reel) => player.play(`block-${reel}`, (rate) => wood(rate, 520 + reel * 110), { gain: 0.42 }),
    anticipate: () => {
      for (const delayS of [0, 0.62, 1.24]) player.play('sizzle', sizzle, { gain: 0.2, delayS })
    },
    line: (index) => string.run([index % 5, (index % 5) + 2], { apartS: 0.08 }),
    win: () => {
      string.run([0, 2, 3, 5], { apartS: 0.1, gain: 0.5 })
      rim([0, 2, 3, 4], { beatS: 0.1, gain: 0.2 })
    },
    scatter: () => glass.run([0, 2, 4], { apartS: 0.12 }),
    remove: (number) => string.play(number),
    multiplier: (value) => glass.play(value),
    hush: () => player.duck(2.4),
    // one clear stroke out of the silence, then its sparkle
    lamp: () => {
      glass.run([0, 5], { apartS: 0, gain: 0.3 })
      glass.run([7, 8, 10, 12], { startS: 0.16, apartS: 0.07, gain: 0.2 })
      player.play('sizzle', sizzle, { gain: 0.2, delayS: 0.1 })
      stars([0], { startS: 0.3, gain: 0.16 })
    },
    coin: () => player.play('coin', coinRing, { gain: 0.3 }),
    feature: () => {
      player.duck(4)
      taiko([0, 1, 1.5, 2, 3, 4])
      shot(0.5)
      string.run([0, 2, 3, 5, 7, 8, 10], { startS: 1.6, apartS: 0.1 })
    },
    tier: (tier) => {
      const size = tierSize(tier)
      player.duck(4 + size)
      for (const startS of [0, 0.9, 1.7, 2.4].slice(0, size + 1)) shot(startS)
      taiko([4, 5, 5.5, 6, 8, 9, 9.5, 10, 12, 13, 13.5, 14].slice(0, 6 + size * 2))
      string.run([0, 2, 3, 5, 7, 8, 10, 8, 10], { startS: 1.5, apartS: 0.12, gain: 0.3 })
    },
  }
}
