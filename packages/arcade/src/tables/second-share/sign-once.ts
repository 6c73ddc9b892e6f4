import { mkdir, open, readdir, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import * as v from 'valibot'
import { sha256 } from '../../game-api/fields.ts'
import { roundNumber, type SecondShareProof, tableId } from '../../game-api/table-fields.ts'
import { outputOf } from '../../provably-fair/rsa-fdh-vrf.ts'
import { type LockedRound, secondShareMessage } from '../../provably-fair/shared-round.ts'
import { openSigningKey, writeOnce } from './signing-key.ts'

export const roundToSign = v.object({ tableId, number: roundNumber, betsRoot: sha256 })

/** The signer refuses a round: it has signed it for another root of bets, or a later one of the table. */
export class WillNotSign extends Error {}

export interface OnceSigner {
  readonly publicKey: string
  /** Throws `WillNotSign`. */
  sign(round: LockedRound): Promise<SecondShareProof>
}

/**
 * Signs each round of a table for one root of bets only, and none that is lower than the last one: so nobody can ask for results in advance with several roots. What was signed is a file
 * `signed/<table>.<number>` with the root, written durably before the signature is given; processes may share the folder.
 */
export async function openOnceSigner(folder: string): Promise<OnceSigner> {
  const key = await openSigningKey(folder)
  const signed = join(folder, 'signed')
  await mkdir(signed, { recursive: true, mode: 0o700 })
  return {
    publicKey: key.publicKey,
    sign: async (round) => {
      await demandOnlyRoot(signed, round)
      const message = secondShareMessage(round)
      const signature = await key.sign(message)
      return { by: 'signer', publicKey: key.publicKey, message, signature, share: await outputOf(signature) }
    },
  }
}

async function demandOnlyRoot(folder: string, { tableId: table, number, betsRoot }: LockedRound): Promise<void> {
  const fileOf = (of: number) => join(folder, `${table}.${of}`)
  const isFirst = await writeOnce(fileOf(number), betsRoot)
  if (isFirst) await syncFolder(folder)
  else if ((await readFile(fileOf(number), 'utf8')) !== betsRoot)
    throw new WillNotSign(`round ${number} of ${table} was signed for another root of bets`)
  // after its own file is there: of two processes, the one with the lower number sees the other's file
  const numbers = (await readdir(folder)).flatMap((name) => {
    const [, of, digits] = /^([a-z0-9-]+)\.(\d+)$/.exec(name) ?? []
    return of === table ? [Number(digits)] : []
  })
  if (isFirst && numbers.some((one) => one > number)) {
    await rm(fileOf(number), { force: true })
    throw new WillNotSign(`a later round of ${table} than ${number} was signed`)
  }
  await Promise.all(numbers.filter((one) => one < number).map((one) => rm(fileOf(one), { force: true })))
}

/** Syncs the folder, so that the name of the file survives a crash of the machine. */
async function syncFolder(folder: string): Promise<void> {
  if (process.platform === 'win32') return // Windows cannot open folders
  const handle = await open(folder, 'r')
  await handle.sync()
  await handle.close()
}
