import type { SharedTable } from '../../shell/shared/shared-scene.ts'
import type { BetSlot } from './bet-slots.ts'

interface SendingDeps {
  readonly table: Pick<SharedTable, 'place' | 'act'>
  show(): void
  judge(): void
  refusalText(code: string, params: Readonly<Record<string, unknown>>): string
}

/** Sends what waits in the slots, and cash-outs. Each has a definite end, after which the buttons are free again. */
export function createSending({ table, show, judge, refusalText }: SendingDeps) {
  return {
    place: async (slots: readonly BetSlot[]): Promise<void> => {
      const sent = slots.flatMap((slot) => {
        const request = slot.queued
        slot.queued = null
        slot.request = request ?? slot.request
        return request ? [{ slot, request }] : []
      })
      if (sent.length === 0) return
      show()
      try {
        const outcomes = await table.place(sent.map(({ request }) => request))
        for (const [index, { slot }] of sent.entries()) {
          const outcome = outcomes[index]
          if (outcome?.kind === 'placed') slot.betId = outcome.bet.id
        }
      } finally {
        for (const { slot, request } of sent) if (slot.request === request) slot.request = null
        show()
      }
    },
    cashOut: async (slot: BetSlot): Promise<void> => {
      const { betId } = slot
      if (betId === null) return
      slot.isCashing = true
      show()
      try {
        const outcome = await table.act(betId, { type: 'cashOut' })
        if (slot.betId !== betId) return
        if (outcome.kind === 'refused') slot.notice = refusalText(outcome.code, outcome.params)
        else if (slot.own) slot.own = { ...slot.own, actions: outcome.bet.actions }
      } finally {
        slot.isCashing = false
        judge()
      }
    },
  }
}
