import type { Deps } from '../deps.ts'
import type { SharedRounds } from '../engines/table-engine.ts'
import { tableTold } from '../facts.ts'
import type { SeedChain, TableMessage } from '../game-api/table-fields.ts'
import type { SecondSigner, SeedChains } from '../provably-fair/table-chance.ts'
import type { Title } from '../titles/title.ts'
import type { SeatOf } from './seats.ts'
import type { TableClock } from './table-clock.ts'

/** Seeds of tables, and what is public of them. */
export interface TableChains extends SeedChains {
  chainsOf(tableId: string): Promise<SeedChain[]>
}

/** The options of the server of tables. */
export interface TablesOptions {
  readonly time: TableClock
  readonly chains: TableChains
  readonly signer: SecondSigner
  /** This server's own id: of all servers one leads a table at a time. */
  readonly node: string
  /** No other server uses the database. */
  readonly alone: boolean
}

/** One table, with what its parts need. */
export interface TableContext extends Pick<TablesOptions, 'time' | 'chains' | 'signer'> {
  readonly deps: Deps
  readonly title: Title
  readonly shared: SharedRounds
  readonly tableId: string
  readonly seatOf: SeatOf
}

/** Tells everybody at the table. `epoch` of its leader; null for what any server may say. */
export function tellTable(
  { deps, tableId }: Pick<TableContext, 'deps' | 'tableId'>,
  { epoch, message }: { epoch: number | null; message: TableMessage },
): void {
  deps.announce(tableTold({ key: tableId, data: { epoch, message } }))
}
