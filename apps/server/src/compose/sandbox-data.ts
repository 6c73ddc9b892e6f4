import type { BonusProgramme, BonusTerms } from '@andon/contract/bonus-terms'
import { type Site, sites } from '@andon/contract/sites'
import type { Currency } from '@andon/money'
import type { Runtime } from '@andon/platform/runtime'
import type { Operator } from './create-operator.ts'

/** Minor units. */
const amounts: Record<Currency, SandboxAmounts> = {
  JPY: {
    demoBalance: 50_000,
    matched: 10_000,
    minDeposit: 1000,
    maxStake: 500,
    free: 1000,
    freeBets: 1000,
    maxConversion: 5000,
    freeSpin: 40,
    cashback: 10_000,
    minLoss: 1000,
  },
}

interface SandboxAmounts {
  readonly demoBalance: number
  readonly matched: number
  readonly minDeposit: number
  readonly maxStake: number
  /** The bonus without a deposit. */
  readonly free: number
  /** For bets on sports. */
  readonly freeBets: number
  readonly maxConversion: number
  /** One of the game's stakes. */
  readonly freeSpin: number
  readonly cashback: number
  readonly minLoss: number
}

const contributions: BonusTerms['wagering']['contributions'] = {
  otherwise: 10,
  categories: { slots: 100, sports: 100 },
  games: {},
}
const everybody = {
  countries: null,
  depositNumber: null,
  bonusCode: null,
  listed: true,
  from: null,
  until: null,
  verified: false,
  timesAPlayer: null,
} as const

export interface DemoPlayer {
  readonly email: string
  readonly password: string
}

/** A programme of every kind of bonus on every site that has a use for it, in the site's currency, and a demo player with money. */
export async function seedSandbox(
  { db }: Runtime,
  { bonuses, identity, wallet, cashier }: Pick<Operator, 'bonuses' | 'identity' | 'wallet' | 'cashier'>,
): Promise<DemoPlayer> {
  for (const site of sites) await db.transaction((tx) => bonuses.syncProgrammes(tx, site.code, programmesOf(site)))
  const { playerId, site, email, password } = await identity.seedDemoPlayer()
  const { currency } = await wallet.balances(db, playerId)
  await db.transaction((tx) => cashier.creditDemo(tx, { playerId, site, amount: amounts[currency].demoBalance }))
  return { email, password }
}

/** The offers of a brand in the sandbox, of every kind that it has a use for. */
export function programmesOf({ code: site, currency, sportsBook }: Site): BonusProgramme[] {
  const sums = amounts[currency]
  const anybody = { ...everybody, currency }
  const named = (name: string) => `${site.toLowerCase()}-${name}`
  return [
    {
      code: named('welcome'),
      site,
      name: { ja: '初回入金ボーナス', en: 'First deposit bonus' },
      eligibility: { ...anybody, depositNumber: 1, bonusCode: 'WELCOME', timesAPlayer: 1 },
      terms: {
        reward: { kind: 'deposit-match', percent: 100, maxBonus: sums.matched, minDeposit: sums.minDeposit },
        wagering: { times: 10, of: 'bonus', contributions },
        maxStake: sums.maxStake,
        expiryDays: 30,
        maxConversion: null,
      },
    },
    {
      code: named('hello'),
      site,
      name: { ja: '入金不要ボーナス', en: 'No deposit bonus' },
      eligibility: { ...anybody, bonusCode: 'HELLO', timesAPlayer: 1 },
      terms: {
        reward: { kind: 'no-deposit', amount: sums.free },
        wagering: { times: 10, of: 'bonus', contributions },
        maxStake: sums.maxStake,
        expiryDays: 7,
        maxConversion: sums.maxConversion,
      },
    },
    {
      code: named('first-lanterns'),
      site,
      name: { ja: '灯籠流しのフリースピン', en: 'Lantern River free spins' },
      eligibility: { ...anybody, bonusCode: 'LANTERN', timesAPlayer: 1 },
      terms: {
        reward: { kind: 'free-spins', rounds: 10, stake: sums.freeSpin, games: ['lantern-river'], minDeposit: 0 },
        wagering: { times: 0, of: 'bonus', contributions },
        maxStake: null,
        expiryDays: 7,
        maxConversion: null,
      },
    },
    ...(sportsBook === undefined
      ? []
      : [
          {
            code: named('free-bets'),
            site,
            name: { ja: 'スポーツのフリーベット', en: 'Free bets on sports' },
            eligibility: { ...anybody, bonusCode: 'KICKOFF', timesAPlayer: 1 },
            terms: {
              reward: { kind: 'free-bets' as const, amount: sums.freeBets, minDeposit: 0 },
              wagering: { times: 0, of: 'bonus' as const, contributions },
              maxStake: null,
              expiryDays: 7,
              maxConversion: null,
            },
          },
        ]),
    {
      code: named('weekly-cashback'),
      site,
      name: { ja: '週間キャッシュバック', en: 'Weekly cashback' },
      eligibility: anybody,
      terms: {
        reward: { kind: 'cashback', percent: 5, maxBonus: sums.cashback, minLoss: sums.minLoss, period: 'week' },
        wagering: { times: 0, of: 'bonus', contributions },
        maxStake: null,
        expiryDays: 1,
        maxConversion: null,
      },
    },
  ]
}
