import { expect, test } from 'vitest'
import { actOf, type PanelState } from './panel-state.ts'

const usual: PanelState = {
  phase: 'open',
  isReady: true,
  queued: null,
  own: null,
  leave: null,
  isCashing: false,
  canLeave: false,
}
const placed = { stake: 500, status: 'placed' } as const
const left = { atMs: 900, hundredths: 106, byAuto: false }

test.each<[string, Partial<PanelState>, ReturnType<typeof actOf>]>([
  ['places on the open round', {}, 'place'],
  ['waits for the next one where none is open', { phase: 'running', isReady: false }, 'queue'],
  ['takes a waiting bet back', { phase: 'running', isReady: false, queued: { stake: 500 } }, 'cancel'],
  ['waits for the answer', { own: { stake: 500, status: 'sending' } }, 'sending'],
  ['stands until the start', { own: placed, isReady: false }, 'standing'],
  ['rises before the first multiplier that pays', { phase: 'running', own: placed }, 'rising'],
  ['cashes out while it runs', { phase: 'running', own: placed, canLeave: true }, 'cashOut'],
  [
    'waits for the answer to the cash-out',
    { phase: 'running', own: placed, canLeave: true, isCashing: true },
    'cashing',
  ],
  ['is free again once the bet has left', { phase: 'running', isReady: false, own: placed, leave: left }, 'queue'],
  ['is free again at the burst', { phase: 'ended', isReady: false, own: placed }, 'queue'],
])('the button %s', (_, state, act) => {
  expect(actOf({ ...usual, ...state })).toBe(act)
})
