import type { PublishedGame } from '@andon/contract/supplier-games'
import type { Log } from '@andon/platform/log'
import { createLoop } from '@andon/platform/loop'
import type { Db, Tx } from '@andon/platform/sql'
import type { GameSheets } from '../game-page/sheets.ts'
import type { PlayRecords } from '../play-records.ts'
import { knownGames, suppliersWithGames } from '../store.ts'
import { fingerprint } from './files/fingerprint.ts'
import { type OutsideFolder, readSupplierFolders, type SupplierFolder } from './files/read-folders.ts'
import { lastReload } from './states.ts'
import type { Supplier, Suppliers } from './suppliers.ts'

/** Every node polls the folders and the requests of staff, so that a change applies everywhere within seconds, with or without the bus. */
const pollMs = 500

interface Deps {
  readonly db: Db
  readonly log: Log
  readonly suppliers: Suppliers
  /** Suppliers that ship. */
  readonly builtIn: readonly Supplier[]
  readonly playRecords: Pick<PlayRecords, 'openRoundsOfSuppliers'>
  syncGames(tx: Tx, supplier: string, games: readonly PublishedGame[], sheets: GameSheets): Promise<void>
}

export type AttachedSuppliers = ReturnType<typeof attachSuppliers>

/**
 * Attaches the suppliers of a folder, one subfolder each. A faulty one is left out, or, if it was read before, keeps what was read then: its open rounds
 * still need its keys. With faulty games alone the games in the catalogue stay as they are. Every problem is one line of the log.
 */
export function attachSuppliers(deps: Deps, { path: folder, ownHosts }: OutsideFolder) {
  const { db, log, suppliers, builtIn, playRecords } = deps
  const taken = builtIn.map(({ code }) => code)
  let attached: ReadonlyMap<string, Supplier> = new Map()
  let folders: readonly SupplierFolder[] = []
  let read = { files: '', request: 0 }
  let running: Promise<void> = Promise.resolve()

  /** Reads the folders. Games are not written yet. */
  async function attach(): Promise<void> {
    const reading = { files: await fingerprint(folder), request: await lastReload(db) }
    folders = await readSupplierFolders(folder, { taken, ownHosts, known: await knownGames(db) })
    for (const { code, problems } of folders) for (const text of problems) log.error({ supplier: code }, text)
    const before = attached
    attached = new Map(
      folders.flatMap(({ code, supplier = before.get(code) }) => (supplier ? [[code, supplier] as const] : [])),
    )
    suppliers.replace([...builtIn, ...attached.values()])
    read = reading
  }

  /** Writes the games of the folders to the catalogue, each supplier's in its own transaction. */
  async function syncGames(): Promise<void> {
    for (const { code, games, sheets } of folders)
      if (games && attached.has(code))
        await db
          .transaction((tx) => deps.syncGames(tx, code, games, sheets))
          .catch((err) => log.error({ err, supplier: code }, `the games of supplier ${code} stay as they were`))
    const openRoundsOf = await playRecords.openRoundsOfSuppliers(db)
    for (const supplier of new Set([...(await suppliersWithGames(db)), ...openRoundsOf.keys()]))
      if (!suppliers.find(supplier))
        log.error(
          { supplier, openRounds: openRoundsOf.get(supplier) ?? 0 },
          `supplier ${supplier} has games or open rounds, but no valid folder: its wins and rollbacks are refused until suppliers/${supplier} is back`,
        )
  }

  const inTurn = (work: () => Promise<void>): Promise<void> => {
    const mine = running.then(work)
    running = mine.catch(() => undefined) // the caller gets the error
    return mine
  }
  const reload = () =>
    inTurn(async () => {
      await attach()
      await syncGames()
      log.info({ suppliers: [...attached.keys()] }, 'the suppliers’ folders were read again')
    })

  return {
    /** For the start. If the folder itself cannot be read, the casino opens without it, and `watch` tries again. */
    attach: () =>
      inTurn(attach).catch((err) => log.error({ err }, `${folder} cannot be read; its suppliers are not attached`)),
    syncGames: () => inTurn(syncGames),
    reload,
    /** Reads the folders again when a file has changed, or staff ask for it, until stopped. */
    watch: (): { stop(): Promise<void> } => {
      let seen = read.files
      const poll = async () => {
        const [files, request] = await Promise.all([fingerprint(folder), lastReload(db)])
        const isWritten = files === seen // not while files are still being copied
        seen = files
        if (request !== read.request || (isWritten && files !== read.files)) await reload()
      }
      const polling = createLoop(poll, { everyMs: pollMs, log, what: 'reading the suppliers’ folders again' })
      polling.start()
      return { stop: polling.stop }
    },
  }
}
