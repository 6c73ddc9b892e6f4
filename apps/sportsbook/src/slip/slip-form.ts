import { pricePolicies } from '@andon/bookmaker/sports-api'
import * as v from 'valibot'
import { createStoredState } from '../frame/stored-state.ts'

export const slipModes = ['singles', 'multiple', 'system'] as const
export type SlipMode = (typeof slipModes)[number]

const schema = v.object({
  mode: v.picklist(slipModes),
  /** Of singles, by selection; whole yen. */
  stakes: v.record(v.string(), v.number()),
  /** Of a multiple in all, of a system on each line. */
  stake: v.number(),
  /** As `systemsFor` names it. */
  system: v.string(),
  /** Selections that are part of every line. */
  bankers: v.array(v.string()),
  eachWay: v.boolean(),
  prices: v.picklist(pricePolicies),
  /** Free bets pay, as long as there are any. */
  freeBets: v.optional(v.boolean(), false),
})
export type SlipForm = v.InferOutput<typeof schema>

const empty: SlipForm = {
  ...{
    mode: 'singles',
    stakes: {},
    stake: 0,
    system: '',
    bankers: [],
    eachWay: false,
    prices: 'higher',
    freeBets: false,
  },
}
const stored = createStoredState('sports.slip-form', schema, empty)

/** What the player has filled in; it survives a reload and a login. */
export const useSlipForm = (): SlipForm => stored.use()
export const changeSlipForm = (changes: Partial<SlipForm>): void => stored.set({ ...stored.get(), ...changes })

/** After a bet: stakes are gone, what the player prefers stays. */
export const forgetStakes = (): void => changeSlipForm({ stakes: {}, stake: 0, bankers: [], freeBets: false })
