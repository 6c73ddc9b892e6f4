import { userInfo } from 'node:os'
import { join, resolve } from 'node:path'
import { supplierBackOffice } from '@andon/operator/catalogue'
import { systemClock as clock } from '@andon/platform/clock'
import { CannotStart, readConfig } from '@andon/platform/config'
import type { CommandContext } from './open-operator.ts'

export const suppliersUsage = `  suppliers list                       game suppliers: state, games, open rounds, last bet
  suppliers check [<code>]             read the folders in DATA_DIR/suppliers: every problem, or what would change
  suppliers reload                     have every running server read the folders now
  suppliers pause|resume|retire <code> no new bets until resumed; wins and rollbacks are still accepted
  games list [<supplier>]              games by supplier, with their state
  games pause|resume <game code>       the same for one game`

function open({ db, env }: CommandContext) {
  const { dataDir } = readConfig(env, { root: resolve(import.meta.dirname, '..') })
  const backOffice = supplierBackOffice(db, { folder: join(dataDir, 'suppliers'), builtIn: ['arcade'] })
  return { backOffice, by: { at: clock.now(), actor: userInfo().username } }
}

const states = { pause: 'paused', resume: 'active', retire: 'retired' } as const

export async function suppliers(context: CommandContext, [what, code]: readonly string[]): Promise<string> {
  const { backOffice, by } = open(context)
  switch (what) {
    case 'list': {
      const rows = (await backOffice.list()).map(({ code, name, state, attached, games, openRounds, lastBetAt }) => [
        ...[code, name, attached ? state : `${state}, without a valid folder`, `${games} games`],
        ...[`${openRounds} open rounds`, lastBetAt ? `last bet ${lastBetAt}` : 'no bet yet'],
      ])
      return rows.map((row) => row.join('  ')).join('\n')
    }
    case 'check': {
      const checked = await backOffice.check(code)
      if (checked === undefined) throw new CannotStart(`there is no folder suppliers/${code}`)
      if (checked.length === 0) return 'there are no folders in DATA_DIR/suppliers'
      return checked.map(report).join('\n')
    }
    case 'reload':
      await backOffice.reload(by)
      return 'every running server reads the folders within a second; their logs name problems'
    case 'pause':
    case 'resume':
    case 'retire': {
      if (code === undefined) throw new CannotStart(`suppliers ${what} needs a code; suppliers list shows them`)
      const { changed } = done(await backOffice.setState(code, states[what], by))
      return `${code} ${changed ? 'is' : 'was already'} ${states[what]}`
    }
    default:
      throw new CannotStart(suppliersUsage)
  }
}

export async function games(context: CommandContext, [what, code]: readonly string[]): Promise<string> {
  const { backOffice, by } = open(context)
  switch (what) {
    case 'list': {
      const rows = (await backOffice.games(code)).map(({ gameCode, supplier, name, published, paused }) =>
        [supplier, gameCode, published ? (paused ? 'paused' : 'published') : 'withdrawn', name.en].join('  '),
      )
      return rows.length === 0 ? 'no games' : rows.join('\n')
    }
    case 'pause':
    case 'resume': {
      if (code === undefined) throw new CannotStart(`games ${what} needs a game code; games list shows them`)
      const { changed } = done(await backOffice.pauseGame(code, what === 'pause', by))
      return `${code} ${changed ? 'is' : 'was already'} ${states[what]}`
    }
    default:
      throw new CannotStart(suppliersUsage)
  }
}

type Checked = NonNullable<Awaited<ReturnType<ReturnType<typeof supplierBackOffice>['check']>>>[number]

function report({ code, problems, ...plan }: Checked): string {
  if (problems.length > 0) return problems.join('\n')
  const changes = Object.entries(plan).filter(([, gameCodes]) => gameCodes.length > 0)
  const words = changes.map(([what, gameCodes]) => `\n  ${what}: ${gameCodes.join(', ')}`)
  return `${code}: no problem${words.length === 0 ? '; nothing would change' : `. Games that would be${words.join('')}`}`
}

function done<T extends object>(answer: T | { readonly problem: string }): T {
  if ('problem' in answer) throw new CannotStart(answer.problem)
  return answer as T // the only other shape
}
