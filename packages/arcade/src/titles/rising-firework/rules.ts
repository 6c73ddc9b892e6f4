import type { CrashRules } from '../../engines/crash/crash-rules.ts'

/** Rules of Rising Firework (打上げ花火). Any change here changes the hash and the figures. The multiplier is 2.00 after 10.5 seconds, and doubles again in as many. */
export const rules: CrashRules = {
  gameCode: 'rising-firework',
  mechanic: 'crash',
  return: { numerator: 99, denominator: 100 },
  leastAutoHundredths: 101,
  mostHundredths: 1_000_000,
  curve: { stepMs: 10, unitsPerHundredth: 100_000_000, growth: { numerator: 66, denominator: 100_000 } },
}

/** Multiples of 100 yen: every win is whole. */
export const stakes = [100, 200, 300, 500, 1000, 2000, 3000, 5000, 10_000] as const

/** Offered as presets of the automatic cash-out, in hundredths. */
export const autos = [120, 150, 200, 500, 1000] as const

/** The way to play for which the figures are stated. */
export const presetAuto = 200
