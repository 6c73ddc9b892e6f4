import type { League } from '../league.ts'

/** The league of a code, of these. */
export function leagueOf(of: readonly League[], code: string): League {
  const found = of.find((league) => league.code === code)
  if (!found) throw new RangeError(`no league ${code}`)
  return found
}
