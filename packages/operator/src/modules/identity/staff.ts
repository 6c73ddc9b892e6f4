import { Refusal } from '@andon/contract'
import { endOfReference } from '@andon/contract/reference'
import type { StaffApi } from '@andon/contract/staff-api'
import type { StaffHandlers } from '@andon/platform/http'
import { linkBank } from './store/bank-players.ts'
import { playersByReference } from './store/players.ts'

export const staffRoutes: StaffHandlers<StaffApi['identity']> = {
  findPlayers: async ({ reference }, { tx, note }) => {
    const found = await playersByReference(tx, endOfReference(reference) ?? reference.slice(-8))
    const players = found.map(({ id, site, nickname }) => ({ id, site, nickname }))
    note({ subject: players[0]?.id ?? '', before: null, after: null })
    return { success: true, players }
  },
  linkBank: async ({ email, bank }, { tx, note }) => {
    const playerId = await linkBank(tx, { email, details: { bank } })
    if (playerId === null) throw new Refusal('ACTION_IMPOSSIBLE', { message: `no player has the address ${email}` })
    note({ subject: playerId, before: null, after: { bank, password: 'removed' } })
    return { success: true, playerId }
  },
}
