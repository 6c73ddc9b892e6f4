import type { MinesRules } from '../../engines/instant/mines/mines-rules.ts'

/** Rules of Hot-Spring Dig (温泉掘り). Any change here changes the hash and the figures. */
export const rules: MinesRules = {
  gameCode: 'hot-spring-dig',
  columns: 5,
  rows: 5,
  hazards: { least: 1, most: 24 },
  return: { numerator: 99, denominator: 100 },
  mostMultiple: 10_000,
}

export const stakes = [200, 400, 600, 1000, 2000, 4000, 6000, 10_000] as const

/** Offered first. The figures are stated for this number and one opened cell. */
export const defaultHazards = 3
