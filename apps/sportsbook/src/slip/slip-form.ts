import { pricePolicies } from '@andon/bookmaker/sports-api'
import * as v from 'valibot'
import { createStoredState } from '../page/stored-state.ts'

export const slipModes = ['singles', 'multiple', 'system'] as const
export type SlipMode = (typeof slipModes)[number]

const schema = v.object({
  /** Null: the player has not chosen; then two matches or more are a multiple. */
  mode: v.nullable(v.picklist(slipModes)),
  /** Stakes of singles, by selection; whole yen. */
  stakes: v.record(v.string(), v.number()),
  /** The stake of a multiple in all, of a system on each line. */
  stake: v.number(),
  /** The id of a system (`systemsFor`). */
  system: v.string(),
  /** Selections that are part of every line. */
  bankers: v.array(v.string()),
  /** Singles that are bet each way. */
  eachWay: v.array(v.string()),
  /** The multiple or system is bet each way. */
  combinedEachWay: v.boolean(),
  prices: v.picklist(pricePolicies),
  /** Free bets pay, as long as there are any. */
  freeBets: v.boolean(),
})
export type SlipForm = v.InferOutput<typeof schema>

const nothing = { stakes: {}, stake: 0, bankers: [], eachWay: [], combinedEachWay: false, freeBets: false }
/** What a slip is filled in with at first. */
export const emptyForm: SlipForm = { ...nothing, mode: null, system: '', prices: 'higher' }
const stored = createStoredState('sports.slip-form', schema, emptyForm, {
  adopt: (own, ofVisitor) => ({ ...own, ...ofVisitor, stakes: { ...own.stakes, ...ofVisitor.stakes } }),
})

/** The fields that the player has filled in; they survive a reload and a login. */
export const useSlipForm = (): SlipForm => stored.use()
export const changeSlipForm = (changes: Partial<SlipForm>): void =>
  stored.update((before) => ({ ...before, ...changes }))

/** Stakes of singles, beside those of others. */
export const changeStakes = (stakes: SlipForm['stakes']): void =>
  stored.update((before) => ({ ...before, stakes: { ...before.stakes, ...stakes } }))

/** Clears the fields of selections that leave the slip. */
export const forgetSelections = (gone: ReadonlySet<string>): void =>
  stored.update((before) => formWithout(before, gone))

export function formWithout(form: SlipForm, gone: ReadonlySet<string>): SlipForm {
  const stays = (selection: string) => !gone.has(selection)
  return {
    ...form,
    stakes: Object.fromEntries(Object.entries(form.stakes).filter(([selection]) => stays(selection))),
    bankers: form.bankers.filter(stays),
    eachWay: form.eachWay.filter(stays),
  }
}

/** After a multiple or a system was accepted. */
export const forgetCombined = (): void =>
  changeSlipForm({ stake: 0, bankers: [], combinedEachWay: false, freeBets: false })

/** The slip was emptied: what the player prefers stays. */
export const emptySlipForm = (): void => changeSlipForm({ ...nothing, mode: null })
