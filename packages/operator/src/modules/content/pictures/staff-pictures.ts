import { Refusal } from '@andon/contract'
import type { StaffApi } from '@andon/contract/staff-api'
import type { PictureUse, StoredPicture } from '@andon/contract/staff-api/content'
import { afterPreparation, type StaffHandlers } from '@andon/platform/http'
import type { Objects } from '@andon/platform/objects'
import { afterCommit, assert, type Db, type Tx } from '@andon/platform/sql'
import { stateOf } from '../domain/chain.ts'
import { picturesIn } from '../domain/kinds.ts'
import type { ShownContent } from '../shown-content.ts'
import { bumpVersion, chainOf, revisionsWith } from '../store.ts'
import { drawCopies, hashOf } from './draw-copies.ts'
import { pathOf } from './known-pictures.ts'
import * as store from './picture-store.ts'

const mostPictures = 2_000
const mostUsesTold = 5

type Api = StaffApi['content']
type Calls = Pick<
  StaffHandlers<Api>,
  'listPictures' | 'showPicture' | 'readPicture' | 'uploadPicture' | 'describePicture' | 'retirePicture'
>
interface PictureOptions {
  readonly db: Db
  readonly objects: Objects
  readonly shown: ShownContent
}

/** The calls of staff about pictures. */
export function staffPictures({ db, objects, shown }: PictureOptions): Calls {
  return {
    listPictures: async (_, { tx }) => {
      const copies = Map.groupBy(await store.allCopies(tx), ({ fileHash }) => fileHash)
      const rows = await store.allPictures(tx)
      return { success: true, pictures: rows.map((row) => onTheWire(row, copies.get(row.hash) ?? [])) }
    },
    showPicture: async ({ name }, { tx }) => {
      const picture = await existing(tx, name)
      return { success: true, picture, uses: await usesOf(tx, { name, now: shown.now() }) }
    },
    readPicture: async ({ name }, { tx }) => {
      const found = await store.findPicture(tx, name)
      const bytes = found && (await objects.read(found.original))
      if (!bytes) throw new Refusal('NOT_FOUND', { field: 'name' })
      return { success: true, mediaType: found.mediaType, file: bytes.toString('base64') }
    },
    uploadPicture: afterPreparation<Api['uploadPicture'], Stored>(
      storeFile({ db, objects }),
      async (request, context, stored) => {
        const { file: _, ...described } = request
        const { tx, note, staff } = context
        const { name } = described
        if (stored.file) await store.insertFile(tx, stored.file)
        const isKnown = (await store.findPicture(tx, name)) !== undefined
        if (!isKnown && (await store.countPictures(tx)) >= mostPictures)
          throw new Refusal('ACTION_IMPOSSIBLE', { message: `There are ${mostPictures} pictures already` })
        const added = { ...described, hash: stored.hash, by: staff.actor, at: shown.now() }
        const isNew = await store.insertPicture(tx, added)
        await store.lockPicture(tx, name)
        const before = isNew ? null : await existing(tx, name)
        if (before && before.hash !== stored.hash)
          throw new Refusal('ACTION_IMPOSSIBLE', {
            field: 'name',
            message: 'Another picture has this name: texts name it, so choose a new one',
          })
        if (before) await store.updatePicture(tx, described)
        const picture = await changed(tx, { shown, name })
        note({ subject: `pictures/${name}`, before: before && logged(before), after: logged(picture) })
        return { success: true, picture, isNew }
      },
    ),
    describePicture: async (described, { tx, note }) => {
      const { name } = described
      await store.lockPicture(tx, name)
      const before = await existing(tx, name)
      if (before.retiredAt !== null) throw new Refusal('NOT_FOUND', { field: 'name' })
      await store.updatePicture(tx, described)
      const picture = await changed(tx, { shown, name })
      note({ subject: `pictures/${name}`, before: logged(before), after: logged(picture) })
      return { success: true, picture }
    },
    retirePicture: async ({ name }, { tx, note, staff }) => {
      await store.lockPicture(tx, name)
      const before = await existing(tx, name)
      if (before.retiredAt !== null) throw new Refusal('ACTION_IMPOSSIBLE', { message: 'It is retired already' })
      const uses = await usesOf(tx, { name, now: shown.now() })
      const open = uses.filter(({ state }) => state !== 'replaced' && state !== 'retired')
      if (open.length > 0)
        throw new Refusal('ACTION_IMPOSSIBLE', { field: 'name', message: `It is used by ${told(open)}` })
      await store.markPictureRetired(tx, { name, by: staff.actor, at: shown.now() })
      const picture = await changed(tx, { shown, name })
      note({ subject: `pictures/${name}`, before: logged(before), after: logged(picture) })
      return { success: true, picture }
    },
  }
}

interface Stored {
  readonly hash: string
  /** Undefined: it was stored before. */
  readonly file: store.NewFile | undefined
}

/** Draws and stores an uploaded file, unless it is stored already. If the call fails afterwards its bytes stay in the storage, where nothing names them. */
function storeFile({ db, objects }: Pick<PictureOptions, 'db' | 'objects'>) {
  return async ({ file }: { file: Blob }): Promise<Stored> => {
    const bytes = Buffer.from(await file.arrayBuffer())
    const hash = hashOf(bytes)
    if (await store.isFileStored(db, hash)) return { hash, file: undefined }
    const { copies, mediaType, ...drawn } = await drawCopies(bytes)
    const original = await objects.put(bytes, { extension: mediaType.replace('image/', ''), mediaType })
    const named: Omit<store.CopyRow, 'fileHash'>[] = []
    for (const { format, width, height, bytes } of copies) {
      const name = await objects.put(bytes, { extension: format, mediaType: `image/${format}` })
      named.push({ format, width, height, bytes: bytes.byteLength, name })
    }
    return { hash, file: { ...drawn, hash, mediaType, original, copies: named } }
  }
}

/** A text names only pictures that exist. Refuses FIELD_INVALID; until the transaction ends none of them is retired. */
export async function checkPictures(tx: Tx, names: readonly string[]): Promise<void> {
  if (names.length === 0) return
  const usable = new Set(await store.usableAmong(tx, names))
  const missing = names.find((name) => !usable.has(name))
  if (missing !== undefined)
    throw new Refusal('FIELD_INVALID', {
      field: 'source',
      message: `There is no picture ${missing}: upload it first, or name another`,
    })
}

async function existing(tx: Tx, name: string): Promise<StoredPicture> {
  const row = await store.findPicture(tx, name)
  if (!row) throw new Refusal('NOT_FOUND', { field: 'name' })
  return onTheWire(row, await store.copiesOf(tx, row.hash))
}

/** Every node shows it within a second, this one at once. */
async function changed(tx: Tx, { shown, name }: { shown: ShownContent; name: string }): Promise<StoredPicture> {
  await bumpVersion(tx)
  afterCommit(tx, shown.wake)
  return existing(tx, name)
}

/** Every revision that names it. */
async function usesOf(tx: Tx, { name, now }: { name: string; now: Temporal.Instant }): Promise<PictureUse[]> {
  const uses: PictureUse[] = []
  for (const { kind, brand, slug, entryId, part, number, source } of await revisionsWith(tx, `picture:${name}`)) {
    if (!picturesIn(kind, { part, source }).includes(name)) continue
    const chain = await chainOf(tx, { entryId, part })
    const revision = chain.find((one) => one.number === number)
    assert(revision, 'a chain has its revisions')
    const state = stateOf(revision, chain, now)
    uses.push({ kind, slug, brand: brand || null, part: part as PictureUse['part'], revision: number, state }) // the database holds no other part
  }
  return uses
}

function told(uses: readonly PictureUse[]): string {
  const names = uses
    .slice(0, mostUsesTold)
    .map(
      ({ kind, slug, brand, part, revision, state }) =>
        `${brand ? `${brand}/` : ''}${kind}/${slug} ${part} ${revision} (${state})`,
    )
  return [...names, ...(uses.length > mostUsesTold ? [`${uses.length - mostUsesTold} more`] : [])].join(', ')
}

/** The fields of a picture that the log of actions keeps. */
const logged = ({ hash, altJa, altEn, focusX, focusY, retiredAt }: StoredPicture) => ({
  hash,
  altJa,
  altEn,
  focusX,
  focusY,
  retiredAt,
})

function onTheWire(row: store.PictureRow, copies: readonly store.CopyRow[]): StoredPicture {
  const { original: _, placeholder: __, addedAt, retiredAt, ...same } = row
  return {
    ...same,
    copies: copies.map(({ format, width, height, bytes, name }) => ({
      format,
      width,
      height,
      bytes,
      path: pathOf(name),
    })),
    addedAt: addedAt.toString(),
    retiredAt: retiredAt?.toString() ?? null,
  }
}
