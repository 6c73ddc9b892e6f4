import type { PublishedGame } from '@andon/contract/supplier-games'
import { currencyCodes } from '@andon/money'
import { type Figures, leastRtp } from '../engines/figures.ts'
import type { GameConfig } from '../game-api.ts'
import { gameConfigOf } from './game-config.ts'
import { titles } from './index.ts'
import { mechanicsOf } from './mechanics-of.ts'
import { withinExposure } from './within-exposure.ts'

/** The data with which an operator lists a game; `exact` has its exact figures. */
export interface GameInfo extends PublishedGame {
  readonly exact: Pick<GameConfig, 'rtp' | 'hitFrequency' | 'maxWin' | 'tableHash'>
}

/**
 * `minBet` and `maxBet` name no currency, so a game is listed with its stakes in this one. Both are of a whole round, and the operator refuses more: the
 * actions of these titles take no further stakes. Stakes whose greatest win passes `mostRoundWin` (minor units) are not offered, nor is a game without any other.
 */
const listingCurrency = currencyCodes[0]

export function publishedGames({ mostRoundWin }: { readonly mostRoundWin: number | null }): GameInfo[] {
  const limited = titles.map((title) => withinExposure(title, mostRoundWin))
  const offeredSome = limited.filter(({ stakesIn }) => stakesIn[listingCurrency].stakes.length > 0)
  return offeredSome.map((title) => {
    const offered = { ...title, ...title.stakesIn[listingCurrency] }
    const { rtp, hitFrequency, maxWin, tableHash, stakes } = gameConfigOf(offered, {
      celebratesReturnOfStake: false,
    })
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
      tagList: [...title.tags, ...mechanicsOf(title.current.display)],
      modes: ['freegames', 'realgames'],
      thumbnail: `/${title.gameCode}/thumbnail.webp`,
      portrait: `/${title.gameCode}/thumbnail-portrait.webp`,
      hero: `/${title.gameCode}/hero.webp`,
      avif: true,
      minBet: Math.min(...stakes),
      maxBet: Math.max(...stakes),
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

/** Of a return in per cent, two decimals, never more than it is. */
function percentDown(figures: Figures): number {
  const { numerator, denominator } = leastRtp(figures)
  return Number((numerator * 10_000n) / denominator) / 100
}
