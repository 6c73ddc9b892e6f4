import type { BonusProgramme } from '@andon/contract/bonus-terms'
import type { Language } from '@andon/contract/languages'
import type { Block } from '@andon/contract/player-api/content'
import { moneyFormat } from '@andon/money'
import type { Text } from './kinds.ts'
import { linesOf, mapWords, type TextOf } from './lines.ts'
import type { WrittenBlock } from './named-pictures.ts'

/** The figures of a bonus that texts of banners and promotions name as `{bonus.wagering}`. Amounts are in words of the language, such as `¥ 1,000`. */
export const bonusFigureNames = [
  /** The code that claims it. */
  'code',
  /** The share of the deposit, or of the loss, in per cent. */
  'percent',
  /** The greatest bonus. */
  'max',
  'minDeposit',
  /** The sum of a bonus without a deposit, or of free bets. */
  'amount',
  /** How many times it is wagered. */
  'wagering',
  /** The sum that a bonus of a fixed amount requires the player to stake in all. */
  'wager',
  'maxBet',
  'maxCashout',
  'days',
  'spins',
  'spinBet',
  /** How much of a stake counts, in per cent. */
  'slots',
  'otherGames',
  'minLoss',
  /** The example for a bonus with a deposit: half of the greatest bonus. */
  'exampleDeposit',
  'exampleBonus',
  'exampleWager',
  /** The example for cashback: five times the least loss. */
  'exampleLoss',
  'exampleCashback',
] as const
export type BonusFigureName = (typeof bonusFigureNames)[number]

const placeholder = /\{([^{}]*)\}/g
const prefix = 'bonus.'

/** The figures that a text of a banner or promotion names. Throws for a name that no bonus has. */
export function figuresNamed(text: Text): readonly BonusFigureName[] {
  const names = linesOf(text).flatMap((line) => [...line.matchAll(placeholder)].map(([, name = '']) => name))
  return [...new Set(names)].flatMap((name) => {
    const known = bonusFigureNames.find((one) => prefix + one === name)
    if (known === undefined)
      throw new Error(
        `{${name}} is no figure of a bonus: expected ${bonusFigureNames.map((one) => prefix + one).join(', ')}`,
      )
    return known
  })
}

type Figures = Readonly<Partial<Record<BonusFigureName, string>>>

/** The figures that this bonus has, as words. */
export function bonusFigures(
  { terms: { reward, ...terms }, eligibility: { currency, bonusCode } }: BonusProgramme,
  language: Language,
): Figures {
  const money = moneyFormat(currency, language)
  const { contributions, times } = terms.wagering
  const amounts: Partial<Record<BonusFigureName, number | null>> = {
    maxBet: terms.maxStake,
    maxCashout: terms.maxConversion,
  }
  const counts: Partial<Record<BonusFigureName, number>> = {
    wagering: times,
    days: terms.expiryDays,
    slots: contributions.categories.slots ?? contributions.otherwise,
    otherGames: contributions.otherwise,
  }
  switch (reward.kind) {
    case 'deposit-match': {
      const bonus = Math.floor(reward.maxBonus / 2)
      const deposit = Math.ceil((bonus * 100) / reward.percent)
      amounts.max = reward.maxBonus
      amounts.minDeposit = reward.minDeposit
      amounts.exampleDeposit = deposit
      amounts.exampleBonus = bonus
      amounts.exampleWager = times * (terms.wagering.of === 'bonus' ? bonus : bonus + deposit)
      counts.percent = reward.percent
      break
    }
    case 'free-bets':
    case 'no-deposit':
      amounts.amount = reward.amount
      amounts.wager = times * reward.amount
      if ('minDeposit' in reward) amounts.minDeposit = reward.minDeposit
      break
    case 'free-spins':
      amounts.spinBet = reward.stake
      amounts.minDeposit = reward.minDeposit
      counts.spins = reward.rounds
      break
    case 'cashback': {
      const loss = reward.minLoss * 5
      amounts.max = reward.maxBonus
      amounts.minLoss = reward.minLoss
      amounts.exampleLoss = loss
      amounts.exampleCashback = Math.min(reward.maxBonus, Math.floor((loss * reward.percent) / 100))
      counts.percent = reward.percent
    }
  }
  const number = new Intl.NumberFormat(language)
  return Object.fromEntries([
    ...(bonusCode === null ? [] : [['code', bonusCode]]),
    ...Object.entries(amounts).flatMap(([name, amount]) => (amount === null ? [] : [[name, money(amount)]])),
    ...Object.entries(counts).map(([name, count]) => [name, number.format(count)]),
  ])
}

/** The text with the bonus's own figures. A name that this bonus has no figure for stays as it is written: saving refuses it. */
export const withFigures = <B extends Block | WrittenBlock>(text: TextOf<B>, figures: Figures): TextOf<B> =>
  mapWords(text, (words) =>
    words.replaceAll(placeholder, (written, name: string) => {
      const known = bonusFigureNames.find((one) => prefix + one === name)
      return (known && figures[known]) ?? written
    }),
  )
