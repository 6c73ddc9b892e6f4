import type { StaffClient } from '@andon/contract/staff-api/client'
import { Wrong } from '../wrong.ts'

export const suppliersUsage = `  suppliers list                       game suppliers: state, games, open rounds, last bet
  suppliers check [<code>]             read the folders in DATA_DIR/suppliers: every problem, or what would change
  suppliers reload                     have every running server read the folders now
  suppliers pause|resume|retire <code> no new bets until resumed; wins and rollbacks are still accepted
  games list [<supplier>]              games by supplier, with their state
  games pause|resume <game code>       the same for one game`

const states = { pause: 'paused', resume: 'active', retire: 'retired' } as const

export async function suppliers({ catalogue }: StaffClient, [what, supplier]: readonly string[]): Promise<string> {
  switch (what) {
    case 'list': {
      const { suppliers: listed } = await catalogue.listSuppliers({})
      const rows = listed.map(({ code, name, state, attached, games, openRounds, lastBetAt }) => [
        ...[code, name, attached ? state : `${state}, without a valid folder`, `${games} games`],
        ...[`${openRounds} open rounds`, lastBetAt ? `last bet ${lastBetAt}` : 'no bet yet'],
      ])
      return rows.map((row) => row.join('  ')).join('\n')
    }
    case 'check': {
      const { folders } = await catalogue.checkSuppliers(supplier === undefined ? {} : { supplier })
      return folders.length === 0 ? 'there are no folders in DATA_DIR/suppliers' : folders.map(report).join('\n')
    }
    case 'reload':
      await catalogue.reloadSuppliers({})
      return 'every running server reads the folders within a second; their logs name problems'
    case 'pause':
    case 'resume':
    case 'retire': {
      if (supplier === undefined) throw new Wrong(`suppliers ${what} needs a code; suppliers list shows them`)
      const { changed } = await catalogue.setSupplierState({ supplier, state: states[what] })
      return `${supplier} ${changed ? 'is' : 'was already'} ${states[what]}`
    }
    default:
      throw new Wrong(suppliersUsage)
  }
}

export async function games({ catalogue }: StaffClient, [what, code]: readonly string[]): Promise<string> {
  switch (what) {
    case 'list': {
      const { games: listed } = await catalogue.listGames(code === undefined ? {} : { supplier: code })
      const rows = listed.map(({ gameCode, supplier, name, published, paused }) =>
        [supplier, gameCode, published ? (paused ? 'paused' : 'published') : 'withdrawn', name.en].join('  '),
      )
      return rows.length === 0 ? 'no games' : rows.join('\n')
    }
    case 'pause':
    case 'resume': {
      if (code === undefined) throw new Wrong(`games ${what} needs a game code; games list shows them`)
      const { changed } = await catalogue.setGamePaused({ gameCode: code, paused: what === 'pause' })
      return `${code} ${changed ? 'is' : 'was already'} ${states[what]}`
    }
    default:
      throw new Wrong(suppliersUsage)
  }
}

type Checked = Awaited<ReturnType<StaffClient['catalogue']['checkSuppliers']>>['folders'][number]

function report({ code, problems, ...plan }: Checked): string {
  if (problems.length > 0) return problems.join('\n')
  const changes = Object.entries(plan).filter(([, gameCodes]) => gameCodes.length > 0)
  const words = changes.map(([what, gameCodes]) => `\n  ${what}: ${gameCodes.join(', ')}`)
  return `${code}: no problem${words.length === 0 ? '; nothing would change' : `. Games that would be${words.join('')}`}`
}
