import type { SlotSounds } from '../../engines/slot/slot-sounds.ts'
import { coinRing, drum, wood } from '../../sound/percussion.ts'
import { beats, voice } from '../../sound/phrases.ts'
import type { SoundPlayer } from '../../sound/sound-player.ts'
import { flute, pluck } from '../../sound/strings-and-breath.ts'
import { tierSize } from '../../sound/title-sounds.ts'
import { drop, splash, waterfall } from '../../sound/water-and-air.ts'

/** A waterfall, drops and splashes; a shakuhachi in the ritsu scale climbs with each fall. */
export function createSounds(player: SoundPlayer): SlotSounds {
  const pipe = voice(player, { name: 'flute', hertz: 392, scale: 'ritsu', gain: 0.34, render: flute })
  const koto = voice(player, { name: 'koto', hertz: 261.63, scale: 'ritsu', gain: 0.36, render: pluck })
  const bubble = voice(player, { name: 'drop', hertz: 520, scale: 'ritsu', gain: 0.4, render: drop })
  const plunge = beats(player, { name: 'splash', gain: 0.4, render: splash })
  const taiko = beats(player, { name: 'taiko', gain: 0.5, render: (rate) => drum(rate, 52) })
  return {
    ambience: () => player.loop('waterfall', (rate) => waterfall(rate), 0.36),
    start: () => player.play('stone', (rate) => wood(rate, 420), { gain: 0.44 }),
    land: (reel) => bubble.play(reel, { gain: 0.44 }),
    anticipate: (reel) => pipe.play(reel, { gain: 0.14, delayS: reel * 0.3 }),
    line: (index) => koto.run([index % 5, (index % 5) + 3], { apartS: 0.06 }),
    win: () => {
      koto.run([0, 2, 4, 5], { apartS: 0.09, gain: 0.4 })
      pipe.play(4, { delayS: 0.3, gain: 0.2 })
    },
    scatter: () => {
      plunge()
      pipe.run([2, 4, 5], { apartS: 0.2, gain: 0.22 })
    },
    remove: (number) => {
      plunge([0], { gain: 0.26 })
      bubble.run([number, number + 2, number + 4], { apartS: 0.06 })
    },
    multiplier: (value) => koto.run([value, value + 2], { apartS: 0.07 }),
    lamp: () => pipe.play(5),
    coin: () => player.play('coin', coinRing, { gain: 0.3 }),
    feature: () => {
      player.duck(4)
      taiko([0, 2, 3])
      plunge([0], { startS: 0.2 })
      pipe.run([0, 2, 4, 5, 7], { startS: 0.6, apartS: 0.24 })
    },
    tier: (tier) => {
      const size = tierSize(tier)
      player.duck(4 + size)
      taiko([0, 2, 3, 4, 6, 8, 10, 12].slice(0, 5 + size))
      koto.run([0, 2, 4, 5, 7, 9, 10, 12], { startS: 0.5, apartS: 0.09 })
      pipe.run([4, 5, 7, 9, 10, 9, 12].slice(0, 4 + size), { startS: 1.3, apartS: 0.3 })
      plunge([0, 6].slice(0, 1 + Math.min(1, size)), { startS: 1.2 })
    },
  }
}
