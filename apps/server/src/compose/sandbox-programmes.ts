import type { BonusProgramme, BonusReward, BonusTerms } from '@andon/contract/bonus-terms'
import type { Site } from '@andon/contract/sites'
import type { Currency } from '@andon/money'

/** Minor units. */
const amounts: Record<Currency, SandboxAmounts> = {
  JPY: {
    matched: 10_000,
    minDeposit: 1000,
    nextMatched: 5000,
    reloaded: 3000,
    nextMinDeposit: 2000,
    maxStake: 500,
    free: 1000,
    freeBets: 1000,
    freeBetWithDeposit: 500,
    freeBetMinDeposit: 3000,
    maxConversion: 5000,
    freeSpin: 40,
    freeSpinWithDeposit: 20,
    cashback: 10_000,
    minLoss: 1000,
  },
}

interface SandboxAmounts {
  readonly matched: number
  readonly minDeposit: number
  /** The maximum bonus of the second deposit. */
  readonly nextMatched: number
  /** The maximum bonus of a later deposit. */
  readonly reloaded: number
  /** The minimum deposit for each bonus or free spins that come with a deposit other than the first. */
  readonly nextMinDeposit: number
  readonly maxStake: number
  /** The bonus without a deposit. */
  readonly free: number
  /** For bets on sports. */
  readonly freeBets: number
  readonly freeBetWithDeposit: number
  readonly freeBetMinDeposit: number
  readonly maxConversion: number
  /** One of the game's stakes. */
  readonly freeSpin: number
  readonly freeSpinWithDeposit: number
  readonly cashback: number
  readonly minLoss: number
}

const contributions: BonusTerms['wagering']['contributions'] = {
  otherwise: 10,
  categories: { slots: 100, sports: 100 },
  games: {},
}

/** The promotion of each brand that gives free spins with a deposit: each brand has its own game. */
const spinsWithDeposit: Record<string, Pick<Sketch, 'name' | 'title' | 'bonusCode'> & { readonly game: string }> = {
  LEO: {
    name: 'koi-spins',
    title: { ja: '鯉の滝登りフリースピン', en: 'Koi Climb free spins' },
    bonusCode: 'KOI',
    game: 'koi-climb',
  },
  BEE: {
    name: 'lucky-cat-spins',
    title: { ja: '招き猫横丁フリースピン', en: 'Lucky Cat Alley free spins' },
    bonusCode: 'NEKO',
    game: 'lucky-cat-alley',
  },
}

/** A programme of every kind of bonus that the site has a use for, in its currency. */
export function programmesOf(site: Site): BonusProgramme[] {
  const sums = amounts[site.currency]
  return [
    ...matches(sums),
    ...withoutWagering(site, sums),
    ...(site.sportsBook === undefined ? [] : freeBets(sums)),
    cashback(sums),
  ].map((sketch) => programmeOf(site, sketch))
}

/** The programmes with wagering. */
function matches(sums: SandboxAmounts): Sketch[] {
  const { maxStake } = sums
  const matched = (percent: number, maxBonus: number, minDeposit: number) =>
    ({ kind: 'deposit-match', percent, maxBonus, minDeposit }) as const
  return [
    {
      name: 'welcome',
      title: { ja: '初回入金ボーナス', en: 'First deposit bonus' },
      bonusCode: 'WELCOME',
      depositNumber: 1,
      reward: matched(100, sums.matched, sums.minDeposit),
      wagering: { times: 10, maxStake },
      expiryDays: 30,
    },
    {
      name: 'hello',
      title: { ja: '入金不要ボーナス', en: 'No deposit bonus' },
      bonusCode: 'HELLO',
      reward: { kind: 'no-deposit', amount: sums.free },
      wagering: { times: 10, maxStake, maxConversion: sums.maxConversion },
      expiryDays: 7,
    },
    {
      name: 'second-deposit',
      title: { ja: '2回目入金ボーナス', en: 'Second deposit bonus' },
      bonusCode: 'SECOND',
      depositNumber: 2,
      reward: matched(50, sums.nextMatched, sums.nextMinDeposit),
      wagering: { times: 10, maxStake },
      expiryDays: 14,
    },
    {
      name: 'reload',
      title: { ja: 'リロードボーナス', en: 'Reload bonus' },
      bonusCode: 'RELOAD',
      timesAPlayer: 4,
      reward: matched(25, sums.reloaded, sums.nextMinDeposit),
      wagering: { times: 10, maxStake },
      expiryDays: 14,
    },
  ]
}

/** Free spins whose winnings are cash. */
function withoutWagering({ code }: Site, sums: SandboxAmounts): Sketch[] {
  const own = spinsWithDeposit[code]
  const { freeSpin, freeSpinWithDeposit, nextMinDeposit } = sums
  return [
    {
      name: 'first-lanterns',
      title: { ja: '灯籠流しのフリースピン', en: 'Lantern River free spins' },
      bonusCode: 'LANTERN',
      reward: { kind: 'free-spins', rounds: 10, stake: freeSpin, games: ['lantern-river'], minDeposit: 0 },
      expiryDays: 7,
    },
    ...(own === undefined ? [] : [own]).map(({ game, ...named }): Sketch => {
      const spins = { rounds: 20, stake: freeSpinWithDeposit, games: [game], minDeposit: nextMinDeposit }
      return { ...named, reward: { kind: 'free-spins', ...spins }, expiryDays: 7 }
    }),
  ]
}

const freeBets = (sums: SandboxAmounts): Sketch[] => [
  {
    name: 'free-bets',
    title: { ja: 'スポーツのフリーベット', en: 'Free bets on sports' },
    bonusCode: 'KICKOFF',
    reward: { kind: 'free-bets', amount: sums.freeBets, minDeposit: 0 },
    expiryDays: 7,
  },
  {
    name: 'derby',
    title: { ja: '入金でフリーベット', en: 'Free bet with a deposit' },
    bonusCode: 'DERBY',
    timesAPlayer: 2,
    reward: { kind: 'free-bets', amount: sums.freeBetWithDeposit, minDeposit: sums.freeBetMinDeposit },
    expiryDays: 7,
  },
]

const cashback = (sums: SandboxAmounts): Sketch => ({
  name: 'weekly-cashback',
  title: { ja: '週間キャッシュバック', en: 'Weekly cashback' },
  bonusCode: null,
  timesAPlayer: null,
  reward: { kind: 'cashback', percent: 5, maxBonus: sums.cashback, minLoss: sums.minLoss, period: 'week' },
  expiryDays: 1,
})

interface Sketch {
  readonly name: string
  readonly title: BonusProgramme['name']
  /** Null: paid without a code. */
  readonly bonusCode: string | null
  readonly depositNumber?: number
  /** Left out: once. */
  readonly timesAPlayer?: number | null
  readonly reward: BonusReward
  /** Left out: none. */
  readonly wagering?: { readonly times: number; readonly maxStake: number; readonly maxConversion?: number }
  readonly expiryDays: number
}

function programmeOf({ code: site, currency }: Site, sketch: Sketch): BonusProgramme {
  const { name, title, bonusCode, depositNumber = null, timesAPlayer = 1, reward, wagering, expiryDays } = sketch
  return {
    code: `${site.toLowerCase()}-${name}`,
    site,
    name: title,
    eligibility: {
      countries: null,
      currency,
      depositNumber,
      bonusCode,
      listed: true,
      from: null,
      until: null,
      verified: false,
      timesAPlayer,
    },
    terms: {
      reward,
      wagering: { times: wagering?.times ?? 0, of: 'bonus', contributions },
      maxStake: wagering?.maxStake ?? null,
      expiryDays,
      maxConversion: wagering?.maxConversion ?? null,
    },
  }
}
