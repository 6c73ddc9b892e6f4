import type { JackpotTermsSent } from '@andon/contract/games/sheet/jackpot-terms'
import { type Pool, pools, runs } from './pools.ts'
import { returnOf, shareText } from './shares.ts'
import { type JackpotLevel, jackpotLevels, type LevelTerms, meterName, operatorLevels } from './terms.ts'

/** The jackpots that rounds of a game fill and win, for its sheet: of every brand, the greatest of each pool first. */
export function publishedJackpots(gameCode: string, all: readonly Pool[] = pools): JackpotTermsSent[] {
  return all
    .filter((pool) => runs(pool) && pool.titles.includes(gameCode))
    .flatMap((pool) => jackpotLevels.map((level) => publishedLevel(pool, level)))
}

function publishedLevel(pool: Pool, level: JackpotLevel): JackpotTermsSent {
  const { name, seed, increment, reserve, drop } = pool.levels[level]
  const rtp = returnOf({ level, seed, increment, reserve, drop })
  return {
    jackpot: meterName(pool.id, level),
    name,
    level: operatorLevels[level],
    ...(pool.sites && { sites: pool.sites }),
    seed,
    increment: shareText(increment),
    reserve: shareText(reserve),
    drop: publishedDrop(drop),
    ...(rtp !== undefined && { rtp }),
  }
}

function publishedDrop(drop: LevelTerms['drop']): JackpotTermsSent['drop'] {
  switch (drop.by) {
    case 'amount':
      return { by: 'amount', at: drop.cap }
    case 'time':
      return drop
    case 'chance':
      return { by: 'chance', oneIn: drop.oneIn, atMost: drop.cap }
  }
}
