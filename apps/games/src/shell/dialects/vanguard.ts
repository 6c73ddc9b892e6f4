import { type VanguardCommand, vanguardCommands } from '@andon/contract/vendor-messages/vanguard'
import type { GameDialect } from './dialect.ts'

const names = Object.keys(vanguardCommands) as VanguardCommand[] // Object.keys forgets the literal names

/** Events as JSON text, commands as plain text. */
export const createVanguard = (): GameDialect => ({
  say: (event) => {
    if (event.event !== 'roundGoesOn') return [JSON.stringify(event)]
    return [JSON.stringify({ event: event.event, showsForMs: event.showsForMs })]
  },
  hear: (message) => names.find((name) => vanguardCommands[name] === message),
  tells: new Set(['openCashier', 'stakeRefused']),
  acknowledges: true,
})
