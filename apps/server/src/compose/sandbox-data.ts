import type { BonusProgramme, BonusTerms } from '@andon/contract/bonus-terms'
import { sites } from '@andon/contract/sites'
import type { Runtime } from '@andon/platform/runtime'
import type { Operator } from './create-operator.ts'

const demoMoney = 50_000

const contributions: BonusTerms['wagering']['contributions'] = {
  otherwise: 10,
  categories: { slots: 100, sports: 100 },
  games: {},
}
const everybody = {
  countries: null,
  currency: 'JPY',
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

/** A programme of every kind of bonus on every site, and a demo player with money. */
export async function seedSandbox(
  { db }: Runtime,
  { bonuses, identity, cashier }: Pick<Operator, 'bonuses' | 'identity' | 'cashier'>,
): Promise<DemoPlayer> {
  for (const { code } of sites) await db.transaction((tx) => bonuses.syncProgrammes(tx, code, programmesOf(code)))
  const { playerId, email, password } = await identity.seedDemoPlayer()
  await db.transaction((tx) => cashier.creditDemo(tx, { playerId, amount: demoMoney }))
  return { email, password }
}

function programmesOf(site: string): BonusProgramme[] {
  const named = (name: string) => `${site.toLowerCase()}-${name}`
  return [
    {
      code: named('welcome'),
      site,
      name: { ja: '初回入金ボーナス', en: 'First deposit bonus' },
      eligibility: { ...everybody, depositNumber: 1, bonusCode: 'WELCOME', timesAPlayer: 1 },
      terms: {
        reward: { kind: 'deposit-match', percent: 100, maxBonus: 10_000, minDeposit: 1000 },
        wagering: { times: 10, of: 'bonus', contributions },
        maxStake: 500,
        expiryDays: 30,
        maxConversion: null,
      },
    },
    {
      code: named('hello'),
      site,
      name: { ja: '入金不要ボーナス', en: 'Bonus without a deposit' },
      eligibility: { ...everybody, bonusCode: 'HELLO', timesAPlayer: 1 },
      terms: {
        reward: { kind: 'no-deposit', amount: 1000 },
        wagering: { times: 10, of: 'bonus', contributions },
        maxStake: 500,
        expiryDays: 7,
        maxConversion: 5000,
      },
    },
    {
      code: named('first-lanterns'),
      site,
      name: { ja: '灯籠流しのフリースピン', en: 'Free spins on Lantern River' },
      eligibility: { ...everybody, bonusCode: 'LANTERN', timesAPlayer: 1 },
      terms: {
        reward: { kind: 'free-spins', rounds: 10, stake: 40, games: ['lantern-river'], minDeposit: 0 },
        wagering: { times: 0, of: 'bonus', contributions },
        maxStake: null,
        expiryDays: 7,
        maxConversion: null,
      },
    },
    {
      code: named('weekly-cashback'),
      site,
      name: { ja: '週間キャッシュバック', en: 'Weekly cashback' },
      eligibility: everybody,
      terms: {
        reward: { kind: 'cashback', percent: 5, maxBonus: 10_000, minLoss: 1000, period: 'week' },
        wagering: { times: 0, of: 'bonus', contributions },
        maxStake: null,
        expiryDays: 1,
        maxConversion: null,
      },
    },
  ]
}
