import type { ArcadeStaffClient } from '@andon/arcade/staff-api/client'
import { Wrong } from '../wrong.ts'

export const jackpotsUsage = `  jackpots list                        pools of jackpots of our own games: meters, reserves, what the operator has advanced
  jackpots retire <pool> <reason>      move the money of a pool whose file says retiredInto to that pool`

const yen = (millionths: number) => (millionths / 1_000_000).toFixed(6)

export async function jackpots(
  { arcadeJackpots: calls }: ArcadeStaffClient,
  [what, pool, ...words]: readonly string[],
): Promise<string> {
  switch (what) {
    case 'list': {
      const { levels } = await calls.listPools({})
      const lines = levels.map(({ pool, level, meter, overflow, reserve, advanced, paid, hits, retiredInto }) =>
        [
          `${pool}.${level}`,
          `meter ${yen(meter)}`,
          `overflow ${yen(overflow)}`,
          `reserve ${yen(reserve)}`,
          `advanced ${yen(advanced)}`,
          `paid ${paid} in ${hits} hits`,
          ...(retiredInto === null ? [] : [`retired into ${retiredInto}`]),
        ].join('  '),
      )
      return lines.join('\n') || 'no jackpots yet'
    }
    case 'retire': {
      if (pool === undefined || words.length === 0) throw new Wrong('jackpots retire needs a pool and a reason')
      const { into, moved } = await calls.retirePool({ pool, reason: words.join(' ') })
      const lines = moved.map(
        ({ level, money, reserve }) => `${level}  ${yen(money)} and ${yen(reserve)} of its reserve`,
      )
      return [`the money of ${pool} goes to ${into}`, ...lines].join('\n')
    }
    default:
      throw new Wrong(jackpotsUsage)
  }
}
