import { openArcade, type TestArcade } from '../arcade.fixture.ts'
import { poolOf } from './pools.ts'
import { readMeters } from './store.ts'
import { meterName, million, overflowName, reserveName } from './terms.ts'

const names = { ja: '名', en: 'Name' }

/** A pool of one game whose mini is won every few rounds of 1,000, and whose major within a minute. */
export const smallPool = poolOf('small', {
  name: names,
  titles: ['lantern-river'],
  levels: {
    grand: { name: names, seed: 1_000, increment: 3_333, reserve: 1_001, drop: { by: 'amount', cap: 1_000_000 } },
    major: {
      name: names,
      seed: 50,
      increment: 4_007,
      reserve: 0,
      drop: { by: 'time', periodMinutes: 1, minimumStake: 500 },
    },
    mini: { name: names, seed: 10, increment: 5_003, reserve: 999, drop: { by: 'amount', cap: 30 } },
  },
})

/** An arcade whose operator's brand has jackpots. */
export async function openWithJackpots({
  brandHasJackpots = true,
  ...options
}: Parameters<typeof openArcade>[0] & { brandHasJackpots?: boolean } = {}): Promise<TestArcade> {
  const arcade = await openArcade({ pools: [smallPool], ...options })
  if (brandHasJackpots) arcade.operator.giveJackpots()
  return arcade
}

/** Levels where the operator's books are not what the meters say, once no round is on its way. */
export async function levelsThatDisagree({ db, operator }: TestArcade): Promise<string[]> {
  const nothing = { contributed: 0, paid: 0 }
  return (await readMeters(db)).flatMap((one) => {
    const { pool, level, paid, meter, overflow, reserve, advanced, returned } = one
    const booked = operator.jackpots.get(meterName(pool, level)) ?? nothing
    const kept = operator.jackpots.get(reserveName(pool, level)) ?? nothing
    const aside = operator.jackpots.get(overflowName(pool, level)) ?? nothing
    const total = booked.contributed + aside.contributed + kept.contributed - booked.paid * million
    const advance = advanced - returned
    const agrees =
      booked.paid === paid &&
      kept.contributed === reserve &&
      kept.paid + aside.paid === 0 &&
      aside.contributed === Math.min(overflow, Math.max(0, meter + overflow - advance)) &&
      total === meter + overflow + reserve - advance
    return agrees ? [] : [`${pool}.${level}: ${JSON.stringify({ booked, kept, aside, ...one })}`]
  })
}
