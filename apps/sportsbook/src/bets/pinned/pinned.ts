import * as v from 'valibot'
import { createStoredState } from '../../page/stored-state.ts'

/** The most bets that are pinned at the same time. */
export const mostPinned = 3

const stored = createStoredState('sports.pinnedBets', v.array(v.string()), [], { adopt: (own) => own })

/** The ids of the bets that the player has pinned in this browser, the first one first. */
export const usePinned = (): readonly string[] => stored.use()

/** Pins a bet; a full row stays as it is. */
export const pin = (bet: string): void =>
  stored.update((before) => (before.includes(bet) || before.length >= mostPinned ? before : [...before, bet]))

export const unpin = (bet: string): void => stored.update((before) => before.filter((one) => one !== bet))

/** A bet that goes on for a pinned one has its place. */
export const pinInstead = (bet: string, next: string): void =>
  stored.update((before) => before.map((one) => (one === bet ? next : one)))
