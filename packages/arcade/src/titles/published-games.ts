import { mechanicId } from '@andon/contract/games/sheet'
import type { PublishedGame } from '@andon/contract/supplier-games'
import { currencyCodes } from '@andon/money'
import type { Fraction } from '@andon/money/fraction'
import { type Figures, leastRtp } from '../engines/figures.ts'
import type { GameConfig } from '../game-api.ts'
import { gameConfigOf } from './game-config.ts'
import { titles } from './index.ts'
import { mechanicsOf } from './mechanics-of.ts'
import { rangeOf } from './stakes.ts'
import { withinExposure } from './within-exposure.ts'

/** The data with which an operator lists a game; `exact` has its exact figures. */
export interface GameInfo extends PublishedGame {
  readonly exact: Pick<GameConfig, 'rtp' | 'hitFrequency' | 'maxWin' | 'tableHash'>
}

/**
 * `minBet` and `maxBet` name no currency, so a game is listed with its stakes in this one. Both are of the stake that begins a round; `maxRoundBet` has room for the
 * further stakes of its actions, and the operator refuses more. Stakes whose greatest win passes `mostRoundWin` (minor units) are not offered, nor is a game without any other.
 */
const listingCurrency = currencyCodes[0]

export function publishedGames({ mostRoundWin }: { readonly mostRoundWin: number | null }): GameInfo[] {
  const limited = titles.map((title) => withinExposure(title, mostRoundWin))
  return limited.flatMap((title) => {
    const range = rangeOf(title.stakesIn[listingCurrency])
    if (!range) return []
    const offered = { ...title, ...title.stakesIn[listingCurrency] }
    const { rtp, hitFrequency, maxWin, tableHash } = gameConfigOf(offered, {
      celebratesReturnOfStake: false,
    })
    const mostInRound = roundMost(range.most, title.current.mostStaked)
    return {
      gameCode: title.gameCode,
      name: title.name,
      reading: title.reading,
      searchWords: [...(title.searchWords ?? [])],
      vendorCode: 'vanguard',
      vendorName: 'Andon Arcade',
      vendorDisplayName: 'Andon Arcade',
      ...(title.dialect && { dialect: title.dialect }),
      category: title.category,
      beGameTypeId: '1',
      volatility: title.volatility,
      rtp: percentDown(title.current.figures),
      tagList: [...title.tags, ...mechanicsOf(title.current.display).map(mechanicId)],
      modes: ['freegames', 'realgames'],
      thumbnail: `/${title.gameCode}/thumbnail.webp`,
      portrait: `/${title.gameCode}/thumbnail-portrait.webp`,
      hero: `/${title.gameCode}/hero.webp`,
      avif: true,
      minBet: range.least,
      maxBet: range.most,
      ...(mostInRound > range.most && { maxRoundBet: mostInRound }),
      ...(title.actWithinHours !== undefined && { actWithinHours: title.actWithinHours }),
      hitFrequency: hitFrequency.decimal,
      ...(title.hitFrequencyFor && { hitFrequencyFor: title.hitFrequencyFor }),
      maxWin: maxWin.multiple,
      maxWinOf: 'round',
      maxWinOneIn: maxWin.oneIn,
      maxWinRarer: maxWin.rarer,
      exact: { rtp, hitFrequency, maxWin, tableHash },
    }
  })
}

/** The most that a round takes with its further stakes. */
function roundMost(stake: number, { numerator, denominator }: Fraction): number {
  return Number((BigInt(stake) * numerator) / denominator)
}

/** The return in per cent, two decimals, never more than it is. */
function percentDown(figures: Figures): number {
  const { numerator, denominator } = leastRtp(figures)
  return Number((numerator * 10_000n) / denominator) / 100
}
