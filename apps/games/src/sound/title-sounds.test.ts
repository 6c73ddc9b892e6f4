import { globSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { clientKindOf } from '../../build-tools/client-kinds.ts'
import { serverTitle } from '../../title-kit/titles.fixture.ts'
import type { Cues } from '../engines/client-kind.ts'
import { winTiers } from '../win/tiers.ts'
import type { Samples } from './samples.ts'
import type { SoundPlayer } from './sound-player.ts'
import { loudness, loudnessRate } from './testing/loudness.ts'
import { createOfflinePlayer } from './testing/offline-player.ts'
import type { RoundSounds } from './title-sounds.ts'

const soundTiers = winTiers.map(({ name }) => name)
const folder = join(import.meta.dirname, '../titles')
const titles = await Promise.all(
  globSync('*/sounds.ts', { cwd: folder })
    .sort()
    .map(async (path) => {
      const { createSounds } = (await import(join(folder, path))) as {
        createSounds: (player: SoundPlayer) => RoundSounds // each title's sounds.ts exports it; the tests below call all of it
      }
      const { player, cue, ambience } = createOfflinePlayer(loudnessRate)
      const sounds = createSounds(player)
      const code = basename(dirname(path))
      const kind = clientKindOf((await serverTitle(code)).current.display.engine)
      return { code, kind, path, sounds, cue, ambience: ambience(() => sounds.ambience()) }
    }),
)
/** Within this of each other, a player who changes the title need not change the volume. */
const spreadLu = 3
const sourceBytes = 5_000
/** Below full scale, so that conversion and filters of the device do not clip either. */
const peakLimit = 0.98

/**
 * `neutral`: what is played in any round. The other cues are the engines' to play only for a return that may be celebrated (`mayCelebrate`): a return below the stake
 * has nothing but these.
 */
function cuesOf({ sounds, kind }: Pick<(typeof titles)[number], 'sounds' | 'kind'>): { neutral: Cues; all: Cues } {
  const own = kind.cuesOf(sounds)
  const neutral = { start: () => sounds.start(), ...own.neutral }
  const tiers = soundTiers.map((tier) => [`tier ${tier}`, () => sounds.tier(tier)] as const)
  return {
    neutral,
    all: { ...neutral, win: () => sounds.win(), ...Object.fromEntries(tiers), ...own.celebrating },
  }
}

const peak = (samples: Samples) => samples.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0)

describe.each(titles)('$code', ({ path, sounds, kind, cue, ambience }) => {
  const cues = cuesOf({ sounds, kind })

  test.each(Object.entries(cues.all))('%s is heard and does not clip over the ambience', (_, play) => {
    const samples = cue(play)
    expect(peak(samples)).toBeGreaterThan(0.01)
    expect(peak(samples) + peak(ambience)).toBeLessThan(peakLimit)
  })

  test('whatever plays in a round without a win is quieter than a win', () => {
    const win = loudness(cue(() => sounds.win()))
    for (const [name, play] of Object.entries(cues.neutral)) expect(loudness(cue(play)), name).toBeLessThan(win)
  })

  test('each tier has more energy than the one before', () => {
    const energies = soundTiers.map((tier) =>
      cue(() => sounds.tier(tier)).reduce((sum, sample) => sum + sample ** 2, 0),
    )
    expect(energies.toSorted((a, b) => a - b)).toEqual(energies)
    expect(new Set(energies).size).toBe(energies.length)
  })

  test('the ambience stays well below what happens', () => {
    expect(loudness(ambience)).toBeLessThan(loudness(cue(() => sounds.win())) - 6)
  })

  test('its sounds are small enough to load with the title', () => {
    expect(readFileSync(join(folder, path)).length).toBeLessThanOrEqual(sourceBytes)
  })
})

test.each(['win', 'tier big', 'start', 'ambience'])('%s is about as loud in every title', (name) => {
  const levels = titles.map(({ sounds, kind, cue, ambience }) => {
    const play = cuesOf({ sounds, kind }).all[name]
    return loudness(play ? cue(play) : ambience)
  })
  expect(Math.max(...levels) - Math.min(...levels), levels.map((level) => level.toFixed(1)).join(' ')).toBeLessThan(
    spreadLu,
  )
})

test('the measure reads the calibration tone of BS.1770: 997 Hz at full scale is −3.01 LUFS', () => {
  const tone = new Float32Array(loudnessRate * 4).map((_, index) =>
    Math.sin((2 * Math.PI * 997 * index) / loudnessRate),
  )
  expect(loudness(tone)).toBeCloseTo(-3.01, 1)
})
